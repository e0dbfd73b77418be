// The guided first game: what is told, when, and beside what. The shell shows the cards, one at a time.

import { all, asked, can, inWords, STORY } from "/lib/lessons.js";

const start = 5; // the DEFCON level of peace
const acting = asked("take-action");
const mine = (_, moment) => moment.mine;
const begun = ({ view }) => view.actions_left < 3;
const refused = ({ candidates }) => (candidates ?? []).some((one) => one.reason);
const later = ({ view }) => view.turn > view.players.length;

/** In the order in which a newcomer should hear them. Only what is seen is pointed at: on a phone some is in another tab. */
const LESSONS = [
  { id: "goal", at: [".rd-place.rd-white-house"], when: () => true },
  { id: "passport", at: [".rd-passport.rd-own .rd-stamps", ".rd-place.rd-target"], when: ({ view }) => view.players[view.seat]?.facilities.length > 0 },
  { id: "hand", at: ["#hand"], when: ({ view }) => view.players[view.seat]?.hand.length > 0 },
  { id: "confront", at: [".prompt"], when: all(mine, can("confront")) },
  { id: "window", at: [".prompt"], when: (_, { windowed }) => windowed },
  { id: "turn", at: [".prompt"], when: acting },
  { id: "travel", at: [".rd-place.rd-legal", ".do[data-verb=travel]", ".do[data-verb=fly]"], when: all(acting, can("travel", "fly")) },
  { id: "disarm", at: [".do[data-verb=disarm]"], when: all(mine, can("disarm")) },
  { id: "draw", at: [".rd-pile-deck.rd-legal", ".do[data-verb=draw]"], when: all(acting, begun, can("draw")) },
  { id: "play", at: [".rd-hand-card.rd-legal"], when: all(acting, begun, can("play")) },
  { id: "defcon", at: [".rd-defcon", ".rd-mini"], when: ({ view }) => view.defcon < start },
  { ...STORY, when: all(acting, STORY.when) },
  { id: "father", at: [".rd-tag-father"], when: ({ view }) => view.players.some((player) => player.father >= 0) },
  { id: "why", at: [".do.refused"], when: all(acting, later, refused) },
];

/** @type {Record<string, Record<string, [string, string]>>} title and text by lesson */
const WORDS = {
  en: {
    goal: ["How you win", "Begin a turn here, in Washington D.C., find the president at home and roll the d20 high enough: then his office is yours. Each of your facilities that you disarm in zones 1 to 3 makes the roll easier."],
    passport: ["Your facilities", "Each stamp is a secret facility of yours, one in every zone; flags mark them on the map. Go there and disarm it. The one in zone 4 does not count, but earns a token."],
    hand: ["Your hand", "Blue and green cards are for your own turn and cost the actions in their corner. Red ones are free and answer what others do. Point at a card or tap it to read it large."],
    confront: ["The White House", "Your turn begins in Washington D.C.: look for the president! If he is in, one roll of the d20 decides. If he is out, your turn goes on as usual."],
    window: ["You may interrupt", "Somebody acts, and you hold a card that can answer. Play it or pass. “Pass until my turn” lets everything go by."],
    turn: ["Three actions", "Your turn has three actions in any mixture, and one of them may be travel. What you can do now is orange: here, on the map and in your hand."],
    travel: ["Travel", "Press a ringed place to go there. A road costs your travel; a dotted flight costs one more action. Roads with a barrier are closed."],
    disarm: ["Disarm it!", "You stand at a facility of yours. For travel and one more action you roll the die: 3 or more, and it is disarmed."],
    draw: ["Draw a card", "One action takes the top card of the deck. Some cards are events and strike at once. More than five cards? You discard when your turn ends."],
    play: ["Play a card", "Ringed cards can be played now. Many ask for a target next: a player, a road, a place. The others may interrupt you."],
    defcon: ["DEFCON drops", "Each level brings trouble, such as roadblocks and closed skies. At level 1 the missiles fly and nobody wins, unless somebody holds token IX."],
    father: ["A founding father", "He looks over a shoulder and changes the rules for that player for a while. Point at his name or tap it to read what he wants."],
    why: ["Why not?", "Dashed actions do not work now. Press one, and it says why and names the rule."],
  },
  de: {
    goal: ["So gewinnst du", "Beginne einen Zug hier in Washington D.C., triff den Präsidenten an und würfle hoch genug mit dem W20: Dann gehört sein Amt dir. Jede deiner Anlagen, die du in den Zonen 1 bis 3 entschärfst, macht es leichter."],
    passport: ["Deine Anlagen", "Jeder Stempel ist eine geheime Anlage von dir, eine in jeder Zone; Fahnen zeigen sie auf der Karte. Reise hin und entschärfe sie. Die in Zone 4 zählt nicht, bringt aber ein Plättchen."],
    hand: ["Deine Hand", "Blaue und grüne Karten spielst du im eigenen Zug; sie kosten die Aktionen in der Ecke. Rote sind frei und antworten auf andere. Zeige auf eine Karte oder tippe sie an, um sie groß zu lesen."],
    confront: ["Das Weiße Haus", "Dein Zug beginnt in Washington D.C.: Suche den Präsidenten! Ist er da, entscheidet ein Wurf mit dem W20. Ist er fort, geht dein Zug normal weiter."],
    window: ["Du darfst unterbrechen", "Jemand handelt, und du hast eine Karte, die darauf antworten kann. Spiele sie oder passe. „Passen bis zu meinem Zug“ lässt alles geschehen."],
    turn: ["Drei Aktionen", "Dein Zug hat drei Aktionen in beliebiger Mischung, eine davon darf die Reise sein. Was jetzt geht, ist orange: hier, auf der Karte und in deiner Hand."],
    travel: ["Reisen", "Drücke auf einen Ort mit Ring, um hinzureisen. Eine Straße kostet die Reise, ein gepunkteter Flug noch eine Aktion dazu. Straßen mit Schranke sind zu."],
    disarm: ["Entschärfe sie!", "Du stehst bei einer deiner Anlagen. Für die Reise und eine weitere Aktion würfelst du: Ab 3 ist sie entschärft."],
    draw: ["Eine Karte ziehen", "Eine Aktion bringt die oberste Karte des Decks. Manche sind Ereignisse und wirken sofort. Mehr als fünf Karten? Am Ende deines Zuges wirfst du ab."],
    play: ["Eine Karte spielen", "Karten mit Ring kannst du jetzt spielen. Viele fragen danach nach einem Ziel: Spieler, Straße oder Ort. Die anderen dürfen dich unterbrechen."],
    defcon: ["DEFCON sinkt", "Jede Stufe bringt Ärger, etwa Straßensperren und Flugverbote. Auf Stufe 1 fliegen die Raketen, und niemand gewinnt, außer jemand hält Plättchen IX."],
    father: ["Ein Gründervater", "Er blickt jemandem über die Schulter und ändert eine Weile dessen Regeln. Zeige auf seinen Namen oder tippe ihn an, um zu lesen, was er will."],
    why: ["Warum nicht?", "Gestrichelte Aktionen gehen jetzt nicht. Drücke darauf: Sie sagen warum und nennen die Regel."],
  },
  nl: {
    goal: ["Zo win je", "Begin een beurt hier in Washington D.C., tref de president thuis en gooi hoog genoeg met de d20: dan is zijn ambt van jou. Elke basis die je in zone 1 tot 3 onschadelijk maakt, maakt het makkelijker."],
    passport: ["Jouw basissen", "Elke stempel is een geheime basis van jou, één in elke zone; vlaggen tonen ze op de kaart. Ga erheen en maak hem onschadelijk. Die in zone 4 telt niet, maar levert een fiche op."],
    hand: ["Je hand", "Blauwe en groene kaarten speel je in je eigen beurt; ze kosten de acties in de hoek. Rode zijn gratis en antwoorden op anderen. Wijs een kaart aan of tik erop om haar groot te lezen."],
    confront: ["Het Witte Huis", "Je beurt begint in Washington D.C.: zoek de president! Is hij er, dan beslist één worp met de d20. Is hij weg, dan gaat je beurt gewoon verder."],
    window: ["Je mag ingrijpen", "Iemand doet iets en jij hebt een kaart die daarop kan antwoorden. Speel haar of pas. ‘Passen tot mijn beurt’ laat alles gebeuren."],
    turn: ["Drie acties", "Je beurt heeft drie acties in elke mix; één ervan mag je reis zijn. Wat nu kan, is oranje: hier, op de kaart en in je hand."],
    travel: ["Reizen", "Druk op een plaats met een ring om erheen te gaan. Een weg kost je reis, een gestippelde vlucht nog een actie extra. Wegen met een slagboom zijn dicht."],
    disarm: ["Maak hem onschadelijk!", "Je staat bij een basis van jou. Voor je reis en nog een actie gooi je de dobbelsteen: bij 3 of meer is het gelukt."],
    draw: ["Een kaart trekken", "Eén actie geeft de bovenste kaart van het deck. Sommige zijn gebeurtenissen en werken meteen. Meer dan vijf kaarten? Aan het eind van je beurt leg je af."],
    play: ["Een kaart spelen", "Kaarten met een ring kun je nu spelen. Veel vragen daarna om een doel: een speler, een weg, een plaats. De anderen mogen ingrijpen."],
    defcon: ["DEFCON daalt", "Elk niveau brengt narigheid, zoals wegblokkades en gesloten luchtruim. Op niveau 1 vliegen de raketten en wint niemand, tenzij iemand fiche IX heeft."],
    father: ["Een founding father", "Hij kijkt iemand over de schouder en verandert een tijdje diens regels. Wijs zijn naam aan of tik erop om te lezen wat hij wil."],
    why: ["Waarom niet?", "Gestreepte acties kunnen nu niet. Druk erop: ze zeggen waarom en noemen de regel."],
  },
  es: {
    goal: ["Cómo se gana", "Empieza un turno aquí, en Washington D. C., encuentra al presidente y saca bastante con el d20: su cargo será tuyo. Cada instalación tuya que desactives en las zonas 1 a 3 lo hace más fácil."],
    passport: ["Tus instalaciones", "Cada sello es una instalación secreta tuya, una en cada zona; las banderas las marcan en el mapa. Ve allí y desactívala. La de la zona 4 no cuenta, pero da una ficha."],
    hand: ["Tu mano", "Las cartas azules y verdes son para tu turno y cuestan las acciones de la esquina. Las rojas son gratis y responden a los demás. Señala una carta o tócala para leerla en grande."],
    confront: ["La Casa Blanca", "Tu turno empieza en Washington D. C.: ¡busca al presidente! Si está, decide una tirada del d20. Si no está, tu turno sigue como siempre."],
    window: ["Puedes interrumpir", "Alguien actúa y tienes una carta que puede responder. Juégala o pasa. «Pasar hasta mi turno» deja que todo ocurra."],
    turn: ["Tres acciones", "Tu turno tiene tres acciones, en cualquier mezcla; una puede ser tu viaje. Lo que puedes hacer ahora es naranja: aquí, en el mapa y en tu mano."],
    travel: ["Viajar", "Pulsa un lugar con anillo para ir allí. Una carretera cuesta tu viaje; un vuelo punteado, una acción más. Las carreteras con barrera están cerradas."],
    disarm: ["¡Desactívala!", "Estás en una instalación tuya. Por tu viaje y una acción más tiras el dado: con 3 o más queda desactivada."],
    draw: ["Robar una carta", "Una acción da la carta superior del mazo. Algunas son eventos y actúan en el acto. ¿Más de cinco cartas? Descartas al final de tu turno."],
    play: ["Jugar una carta", "Las cartas con anillo se pueden jugar ahora. Muchas piden después un objetivo: un jugador, una carretera, un lugar. Los demás pueden interrumpirte."],
    defcon: ["DEFCON baja", "Cada nivel trae problemas, como bloqueos y cielos cerrados. En el nivel 1 vuelan los misiles y nadie gana, salvo quien tenga la ficha IX."],
    father: ["Un padre fundador", "Mira por encima del hombro de alguien y cambia sus reglas por un tiempo. Señala su nombre o tócalo para leer qué quiere."],
    why: ["¿Por qué no?", "Las acciones con guiones no valen ahora. Pulsa una: dice por qué y nombra la regla."],
  },
};

/** @param {{lang: string}} context */
export function createGuide({ lang }) {
  return inWords(lang, LESSONS, WORDS);
}
