// The guided first game: what is told, when, and beside what. The shell shows the cards, one at a time.

import { all, asked, can, inWords, STORY } from "/lib/lessons.js";

const ours = ({ view, seat }, { mine, windowed }) => mine && !windowed && view.turn > 0 && (view.active & 1) === (seat & 1);
const some = (holds) => ({ view }) => view.units.some((unit) => holds(unit, view));

/** In the order in which a newcomer should hear them. Only what is seen is pointed at: on a phone some is in another tab. */
const LESSONS = [
  { id: "goal", at: [".gm-post-far .gm-hq"], when: ({ view }) => view.scenario < 0 },
  { id: "scenario", at: [".gm-goal-button"], when: ({ view }) => view.scenario >= 0 },
  { id: "bid", at: [".gm-orders"], when: asked("bid") },
  { id: "hand", at: [".gm-cards"], when: asked("mulligan") },
  { id: "window", at: [".gm-orders", ".prompt"], when: (_, { windowed }) => windowed },
  { id: "odds", at: [".gm-shots", ".gm-orders"], when: all(asked("unit-shoots", "aim"), ({ view }) => view.shots.length > 0) },
  { id: "phases", at: [".gm-phases"], when: ours },
  { id: "move", at: [".gm-space.gm-legal"], when: all(asked("movement"), can("unit")) },
  { id: "deploy", at: [".gm-card-button.gm-legal"], when: all(asked("deployment"), can("deploy")) },
  { id: "points", at: [".gm-friend .gm-purse"], when: asked("deployment") },
  { id: "shoot", at: [".gm-space.gm-legal"], when: all(asked("shooting"), can("unit")) },
  { id: "wounds", at: [".gm-counter:has(.gm-life.gm-lost)"], when: some((unit) => unit.wounds > 0) },
  { id: "tokens", at: [".gm-counter:has(.gm-token-grey)"], when: some((unit) => (unit.grey & ~unit.used) > 0) },
  { id: "planes", at: [".gm-plane"], when: some((unit, { spaces }) => unit.place >= spaces) },
  { ...STORY, when: all(ours, STORY.when) },
];

/** @type {import("/lib/lessons.js").Book} */
const WORDS = {
  en: {
    goal: ["How you win", "Shoot down the enemy headquarters (HQ), here at his edge, and guard your own. Who has no card left in deck and hand has lost, too."],
    scenario: ["How you win", "Each scenario has goals of its own. Press here to read them."],
    bid: ["A secret bid", "Bid some of your 5 action points (AP): the bid helps you to begin and buys cover for your side, the rest pays for your first units. In a first game bid 1 or 2."],
    hand: ["Your hand", "Units and support cards; the number in the corner is the price in AP. Keep the hand if you can soon pay for two of them. Once you may change all of it."],
    window: ["You may answer", "It is the enemy's turn, but now you may do something against it. Choose, or pass."],
    phases: ["Your turn", "It runs through these phases from left to right, then the enemy has his turn. You act in Movement, Deployment and Shooting; the others mostly run by themselves."],
    move: ["Move", "Press a unit, then a lit space. Woods and mountains take a whole move; woods and bushes give cover. Come into range, but not alone."],
    deploy: ["Deploy", "Ringed cards are those you can pay for. Press one, choose its equipment now or never, and place it on your first line. It may fire at once and moves next turn."],
    points: ["Action points", "Your HQ pays some each turn, and every line held without a gap from your edge adds 1: so advance in depth. What you save you keep, up to the maximum."],
    shoot: ["Fire", "Press a ringed unit; each of its weapons fires once. Two units at the same enemy pin him down: he moves and shoots worse."],
    odds: ["Range and chance", "The outline on the field is the range, and here stands the chance to hit with one ten-sided die. Cover makes it smaller; what does not pierce the armor does nothing."],
    wounds: ["Wounds", "Each empty bar is a wound. It makes the unit shoot worse, and without bars it is destroyed."],
    tokens: ["Used tokens", "A grey token rests and works again after the owner's Flip Over phase. There infantry also mounts heavy guns and mortars, which fire only when mounted."],
    planes: ["Airplanes", "A fighter waits at its HQ and flies once: it attacks in Shooting, or it intercepts or escorts. Bombers strike in the moment they are played."],
  },
  de: {
    goal: ["So gewinnst du", "Schieß das feindliche Hauptquartier (HQ) hier an seinem Rand zusammen und schütze deines. Auch wer weder im Deck noch auf der Hand Karten hat, hat verloren."],
    scenario: ["So gewinnst du", "Jedes Szenario hat eigene Ziele. Drücke hier, um sie zu lesen."],
    bid: ["Ein geheimes Gebot", "Biete von deinen 5 Aktionspunkten (AP): Das Gebot hilft dir anzufangen und kauft Deckung, der Rest bezahlt deine ersten Einheiten. Biete beim ersten Mal 1 oder 2."],
    hand: ["Deine Hand", "Einheiten und Unterstützung; die Zahl in der Ecke ist der Preis in AP. Behalte sie, wenn du zwei davon bald bezahlen kannst. Einmal darfst du alle tauschen."],
    window: ["Du darfst antworten", "Der Gegner ist am Zug, aber jetzt kannst du etwas dagegen tun. Wähle oder passe."],
    phases: ["Dein Zug", "Er läuft durch diese Phasen von links nach rechts, dann kommt der Gegner. Du handelst in Bewegung, Aufstellung und Feuerphase; die anderen gehen meist von selbst."],
    move: ["Bewegen", "Drücke auf eine Einheit, dann auf ein helles Feld. Wald und Gebirge kosten die ganze Bewegung; Wald und Büsche geben Deckung. Geh in Reichweite, aber nicht allein."],
    deploy: ["Aufstellen", "Karten mit Ring kannst du bezahlen. Drücke auf eine, wähle Ausrüstung jetzt oder nie, und stelle sie auf deine erste Linie. Sie darf sofort schießen und zieht im nächsten Zug."],
    points: ["Aktionspunkte", "Jeden Zug zahlt dein HQ, und jede ohne Lücke von deinem Rand besetzte Linie bringt 1 mehr: Rücke also gestaffelt vor. Was du sparst, bleibt dir bis zum Maximum."],
    shoot: ["Feuern", "Drücke auf eine Einheit mit Ring; jede ihrer Waffen schießt einmal. Zwei Einheiten gegen dasselbe Ziel halten es nieder: Es zieht und schießt schlechter."],
    odds: ["Reichweite und Aussicht", "Der Umriss auf dem Feld ist die Reichweite, und hier steht die Aussicht auf einen Treffer mit dem W10. Deckung senkt sie; was die Panzerung nicht durchschlägt, bewirkt nichts."],
    wounds: ["Wunden", "Jeder leere Balken ist eine Wunde. Damit schießt die Einheit schlechter, und ohne Balken ist sie zerstört."],
    tokens: ["Benutzte Marker", "Ein grauer Marker ruht und geht nach der Wendephase seines Besitzers wieder. Dort baut Infanterie auch schwere MGs und Granatwerfer auf, die nur so schießen."],
    planes: ["Flugzeuge", "Ein Jäger wartet beim HQ und fliegt einmal: Er greift in der Feuerphase an, fängt ab oder gibt Geleit. Bomber schlagen zu, sobald sie gespielt werden."],
  },
  nl: {
    goal: ["Zo win je", "Schiet het vijandelijke hoofdkwartier (HQ) hier aan zijn rand kapot en bescherm dat van jou. Ook wie in trekstapel en hand geen kaarten meer heeft, heeft verloren."],
    scenario: ["Zo win je", "Elk scenario heeft eigen doelen. Druk hier om ze te lezen."],
    bid: ["Een geheim bod", "Bied van je 5 actiepunten (AP): het bod helpt je te beginnen en koopt dekking, de rest betaalt je eerste eenheden. Bied de eerste keer 1 of 2."],
    hand: ["Je hand", "Eenheden en ondersteuning; het getal in de hoek is de prijs in AP. Houd haar als je er snel twee kunt betalen. Eén keer mag je alles ruilen."],
    window: ["Je mag antwoorden", "De vijand is aan de beurt, maar nu kun je er iets tegen doen. Kies of pas."],
    phases: ["Je beurt", "Ze loopt van links naar rechts door deze fasen, dan komt de vijand. Jij handelt in Beweging, Inzetten en Vuren; de andere gaan meestal vanzelf."],
    move: ["Bewegen", "Druk op een eenheid, dan op een licht vak. Bos en bergen kosten de hele beweging; bos en struiken geven dekking. Kom binnen bereik, maar niet alleen."],
    deploy: ["Inzetten", "Kaarten met een ring kun je betalen. Druk op een, kies uitrusting nu of nooit, en zet haar op je eerste linie. Ze mag meteen vuren en beweegt de volgende beurt."],
    points: ["Actiepunten", "Elke beurt betaalt je HQ, en elke linie die je zonder gat vanaf je rand bezet, geeft er 1 bij: ruk dus in de diepte op. Wat je spaart, houd je, tot het maximum."],
    shoot: ["Vuren", "Druk op een eenheid met een ring; elk van haar wapens vuurt één keer. Twee eenheden op dezelfde vijand houden hem onder vuur: hij beweegt en schiet slechter."],
    odds: ["Bereik en kans", "De omtrek op het veld is het bereik, en hier staat de kans op een treffer met één D10. Dekking verkleint haar; wat niet door het pantser komt, doet niets."],
    wounds: ["Wonden", "Elk leeg balkje is een wond. Daarmee schiet de eenheid slechter, en zonder balkjes is ze vernietigd."],
    tokens: ["Gebruikte fiches", "Een grijs fiche rust en werkt weer na de Draaifase van zijn eigenaar. Daar stelt infanterie ook zware mitrailleurs en mortieren op, die alleen zo vuren."],
    planes: ["Vliegtuigen", "Een jager wacht bij zijn HQ en vliegt één keer: hij valt aan in Vuren, onderschept of escorteert. Bommenwerpers slaan toe zodra ze gespeeld worden."],
  },
  es: {
    goal: ["Cómo se gana", "Destruye a tiros el cuartel general (CG) enemigo, aquí en su borde, y protege el tuyo. También pierde quien no tiene cartas ni en el mazo ni en la mano."],
    scenario: ["Cómo se gana", "Cada escenario tiene sus propios objetivos. Pulsa aquí para leerlos."],
    bid: ["Una puja secreta", "Puja de tus 5 puntos de acción (PA): la puja te ayuda a empezar y compra cobertura, el resto paga tus primeras unidades. La primera vez puja 1 o 2."],
    hand: ["Tu mano", "Unidades y cartas de apoyo; el número de la esquina es el precio en PA. Quédatela si pronto puedes pagar dos. Una vez puedes cambiarla entera."],
    window: ["Puedes responder", "Es el turno del enemigo, pero ahora puedes hacer algo en contra. Elige o pasa."],
    phases: ["Tu turno", "Recorre estas fases de izquierda a derecha; después juega el enemigo. Actúas en Movimiento, Despliegue y Disparo; las demás casi siempre van solas."],
    move: ["Mover", "Pulsa una unidad y después una casilla iluminada. Bosque y montaña gastan todo el movimiento; bosque y arbustos dan cobertura. Ponte a tiro, pero no en solitario."],
    deploy: ["Desplegar", "Las cartas con anillo se pueden pagar. Pulsa una, elige su equipo ahora o nunca y ponla en tu primera línea. Puede disparar ya y se mueve el próximo turno."],
    points: ["Puntos de acción", "Cada turno paga tu CG, y cada línea ocupada sin hueco desde tu borde suma 1: avanza en profundidad. Lo que ahorras lo conservas, hasta el máximo."],
    shoot: ["Disparar", "Pulsa una unidad con anillo; cada arma suya dispara una vez. Dos unidades contra el mismo enemigo lo dejan bajo supresión: se mueve y dispara peor."],
    odds: ["Alcance y probabilidad", "El contorno del campo es el alcance, y aquí está la probabilidad de acertar con un D10. La cobertura la baja; lo que no atraviesa el blindaje no hace nada."],
    wounds: ["Heridas", "Cada barra vacía es una herida. Con ella la unidad dispara peor, y sin barras queda destruida."],
    tokens: ["Fichas usadas", "Una ficha gris descansa y vuelve a servir tras la fase Girar de su dueño. Allí la infantería monta también ametralladoras pesadas y morteros, que solo así disparan."],
    planes: ["Aviones", "Un caza espera en su CG y vuela una vez: ataca en Disparo, intercepta o escolta. Los bombarderos golpean en cuanto se juegan."],
  },
};

/** @param {{lang: string}} context */
export function createGuide({ lang }) {
  return inWords(lang, LESSONS, WORDS);
}
