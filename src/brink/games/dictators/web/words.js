// The few words that only the picture needs; everything else comes from the game's texts.

const WORDS = {
  en: {
    map: "Map", zoomIn: "Closer", zoomOut: "Further away", whole: "Whole map", mine: "To my meeple",
    pacific: "Pacific Ocean", atlantic: "Atlantic Ocean", gulf: "Gulf of Mexico", canada: "Canada", mexico: "Mexico",
    zone: "Nuclear zone {n}", facility: "Nuclear facility", disarmed: "disarmed by {who}", yours: "your target",
    here: "Here: {who}", roadblock: "Roadblock {a} – {b}", road: "Road {a} – {b}", noFly: "No-fly zone",
    sky: "Sky: {zone}", token: "A zone 4 token lies here", warheads: "{n} warheads", players: "Passports",
    deck: "Command deck", discard: "Discard pile", fathers: "Founding fathers", president: "Presidential cards",
    empty: "empty", defcon: "DEFCON", die: "Die", hand: "{n} of {limit} cards", actions: "{n} actions left",
    travel: "travel spent", skips: "Turns to skip: {n}", bribed: "Next turn bought by {who}",
    controlled: "Played by {who}", copies: "Copies {who}", spent: "Ability used up", bunker: "In the bunker: {n}",
    stored: "A presidential card in store", tokens: "Tokens", counts: "{n} of 3 count", unknown: "unknown",
    usa: "USA only", turns: "{n} turns", stays: "stays", cost: "Costs {n}", free: "free", action: "Action",
    asset: "Asset", interruption: "Interruption", father: "Founding father", event: "Event", presidential: "Presidential",
    close: "Close", passport: "PASSPORT", turn: "Turn {n}", hidden: "Face-down card", start: "Everybody starts here",
    left: "{n} left", tap: "Do it", hold: "Hand", father_turn: "turn {n} of {of}",
  },
  de: {
    map: "Karte", zoomIn: "Näher", zoomOut: "Weiter weg", whole: "Ganze Karte", mine: "Zu meinem Meeple",
    pacific: "Pazifik", atlantic: "Atlantik", gulf: "Golf von Mexiko", canada: "Kanada", mexico: "Mexiko",
    zone: "Nuklearzone {n}", facility: "Atomanlage", disarmed: "entschärft von {who}", yours: "dein Ziel",
    here: "Hier: {who}", roadblock: "Straßensperre {a} – {b}", road: "Straße {a} – {b}", noFly: "Flugverbotszone",
    sky: "Himmel: {zone}", token: "Hier liegt ein Zone-4-Plättchen", warheads: "{n} Sprengköpfe", players: "Pässe",
    deck: "Kommando\u00addeck", discard: "Ablage\u00adstapel", fathers: "Gründer\u00adväter", president: "Präsidenten\u00adkarten",
    empty: "leer", defcon: "DEFCON", die: "Würfel", hand: "{n} von {limit} Karten", actions: "noch {n} Aktionen",
    travel: "Reise verbraucht", skips: "Auszusetzende Züge: {n}", bribed: "Nächster Zug gekauft von {who}",
    controlled: "Gespielt von {who}", copies: "Kopiert {who}", spent: "Fähigkeit verbraucht", bunker: "Im Bunker: {n}",
    stored: "Eine Präsidentenkarte auf Vorrat", tokens: "Plättchen", counts: "{n} von 3 zählen", unknown: "unbekannt",
    usa: "Nur in den USA", turns: "{n} Züge", stays: "bleibt", cost: "Kostet {n}", free: "frei", action: "Aktion",
    asset: "Machtmittel", interruption: "Unterbrechung", father: "Gründervater", event: "Ereignis", presidential: "Präsident",
    close: "Schließen", passport: "REISEPASS", turn: "Zug {n}", hidden: "Verdeckte Karte", start: "Hier beginnen alle",
    left: "noch {n}", tap: "Ausführen", hold: "Hand", father_turn: "Zug {n} von {of}",
  },
  nl: {
    map: "Kaart", zoomIn: "Dichterbij", zoomOut: "Verder weg", whole: "Hele kaart", mine: "Naar mijn meeple",
    pacific: "Stille Oceaan", atlantic: "Atlantische Oceaan", gulf: "Golf van Mexico", canada: "Canada", mexico: "Mexico",
    zone: "Nucleaire zone {n}", facility: "Nucleaire basis", disarmed: "onschadelijk gemaakt door {who}", yours: "jouw doel",
    here: "Hier: {who}", roadblock: "Wegblokkade {a} – {b}", road: "Weg {a} – {b}", noFly: "Vliegvrije zone",
    sky: "Luchtruim: {zone}", token: "Hier ligt een zone 4-fiche", warheads: "{n} kernkoppen", players: "Paspoorten",
    deck: "Commando\u00addeck", discard: "Afleg\u00adstapel", fathers: "Founding fathers", president: "Presidentiële kaarten",
    empty: "leeg", defcon: "DEFCON", die: "Dobbelsteen", hand: "{n} van {limit} kaarten", actions: "nog {n} acties",
    travel: "reis verbruikt", skips: "Over te slaan beurten: {n}", bribed: "Volgende beurt gekocht door {who}",
    controlled: "Gespeeld door {who}", copies: "Kopieert {who}", spent: "Vaardigheid verbruikt", bunker: "In de bunker: {n}",
    stored: "Een presidentiële kaart in voorraad", tokens: "Fiches", counts: "{n} van 3 tellen", unknown: "onbekend",
    usa: "Alleen in de VS", turns: "{n} beurten", stays: "blijft", cost: "Kost {n}", free: "gratis", action: "Actie",
    asset: "Bezitting", interruption: "Interruptie", father: "Founding father", event: "Gebeurtenis", presidential: "President",
    close: "Sluiten", passport: "PASPOORT", turn: "Beurt {n}", hidden: "Gedekte kaart", start: "Hier begint iedereen",
    left: "nog {n}", tap: "Doen", hold: "Hand", father_turn: "beurt {n} van {of}",
  },
  es: {
    map: "Mapa", zoomIn: "Acercar", zoomOut: "Alejar", whole: "Mapa entero", mine: "A mi meeple",
    pacific: "Océano Pacífico", atlantic: "Océano Atlántico", gulf: "Golfo de México", canada: "Canadá", mexico: "México",
    zone: "Zona nuclear {n}", facility: "Instalación nuclear", disarmed: "desactivada por {who}", yours: "tu objetivo",
    here: "Aquí: {who}", roadblock: "Bloqueo de carretera {a} – {b}", road: "Carretera {a} – {b}",
    noFly: "Zona de exclusión aérea", sky: "Cielo: {zone}", token: "Aquí hay una ficha de zona 4",
    warheads: "{n} ojivas", players: "Pasaportes", deck: "Mazo de mando", discard: "Pila de descartes",
    fathers: "Padres fundadores", president: "Cartas presidenciales", empty: "vacío", defcon: "DEFCON", die: "Dado",
    hand: "{n} de {limit} cartas", actions: "quedan {n} acciones", travel: "viaje gastado",
    skips: "Turnos por perder: {n}", bribed: "Próximo turno comprado por {who}", controlled: "Juega {who}",
    copies: "Copia a {who}", spent: "Habilidad gastada", bunker: "En el búnker: {n}",
    stored: "Una carta presidencial guardada", tokens: "Fichas", counts: "cuentan {n} de 3", unknown: "desconocido",
    usa: "Solo en EE. UU.", turns: "{n} turnos", stays: "permanece", cost: "Cuesta {n}", free: "gratis",
    action: "Acción", asset: "Recurso", interruption: "Interrupción", father: "Padre fundador", event: "Evento",
    presidential: "Presidencial", close: "Cerrar", passport: "PASAPORTE", turn: "Turno {n}", hidden: "Carta boca abajo",
    start: "Aquí empiezan todos", left: "quedan {n}", tap: "Hacerlo", hold: "Mano", father_turn: "turno {n} de {of}",
  },
};

/** @param {string} lang @returns {(key: string, values?: Record<string, any>) => string} */
export function speaker(lang) {
  const table = WORDS[/** @type {keyof typeof WORDS} */ ((lang || "en").slice(0, 2))] ?? WORDS.en;
  return (key, values = {}) => (table[key] ?? WORDS.en[key] ?? key)
    .replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}
