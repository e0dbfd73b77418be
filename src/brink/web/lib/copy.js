// A copy of a pack in which somebody changes entries. It lives here until it is saved; the server says what it would be.

/** @typedef {import("./wire.js").Shop} Shop */
/** @typedef {import("./wire.js").EntryLine} EntryLine */
/** @typedef {import("./wire.js").Checked} Checked */
/** @typedef {import("./wire.js").Wrong} Wrong */
/** @typedef {NonNullable<import("./wire.js").Edit["fields"]>[string]} Value */
/** @typedef {{file: string, entry: number}} Place an entry, by its number in the file it came from */
/** @typedef {Place & {text: string, values: Record<string, unknown>|null, fields: Record<string, Value>}} Edited `fields`: set, and not yet in the text */
/** @typedef {{edits: Edited[], words: [string, string][]}} Draft */
/** @typedef {(body: import("./wire.js").CheckBody) => Promise<Checked>} Ask */

const PAUSE = 350; // milliseconds after the last change

/** @param {Place} place */
const keyOf = ({ file, entry }) => `${file} ${entry}`;

/** Tells `change` when it was changed, and `verdict` when the server has looked at it. */
export class Copy extends EventTarget {
  /** @param {Shop} shop @param {Ask} ask @param {Draft|null} [draft] */
  constructor(shop, ask, draft = null) {
    super();
    this.shop = shop;
    this.ask = ask;
    /** @type {Map<string, Edited>} */
    this.edits = new Map(draft?.edits.map((one) => [keyOf(one), one]));
    /** @type {Map<string, string>} by language and key */
    this.words = new Map(draft?.words);
    /** @type {Checked|null} what the server said last */
    this.verdict = null;
    this.failed = ""; // why it said nothing
    /** @type {Place|null} the entry that is looked at */
    this.shown = null;
    this.checking = false;
    this.asked = 0;
    this.timer = 0;
  }

  get changed() {
    return this.edits.size + this.words.size > 0;
  }

  /** @returns {Draft} */
  get draft() {
    return { edits: [...this.edits.values()], words: [...this.words] };
  }

  /** @param {Place} place @returns {EntryLine} as it came */
  source({ file, entry }) {
    const found = this.shop.files.find((one) => one.file === file)?.entries[entry];
    if (!found) throw new Error(`${file} ${entry}`);
    return found;
  }

  /** @param {Place} place */
  isEdited(place) {
    return this.edits.has(keyOf(place)) || this.source(place).words.some(({ key }) => this.word(key) !== undefined);
  }

  /** @param {Place} place */
  textOf(place) {
    return this.edits.get(keyOf(place))?.text ?? this.source(place).text;
  }

  /** What its fields say; null where its lines are no single table. @param {Place} place */
  valuesOf(place) {
    const edited = this.edits.get(keyOf(place));
    if (!edited) return this.source(place).values;
    return edited.values && { ...edited.values, ...edited.fields };
  }

  /** The line of the file at which an entry begins now. @param {Place} place */
  lineOf(place) {
    const before = [...this.edits.values()].filter((one) => one.file === place.file && one.entry < place.entry);
    const lines = (/** @type {string} */ text) => (text ? text.split("\n").length : 0);
    return before.reduce(
      (line, one) => line + lines(one.text.replace(/^\n+|\n+$/g, "")) - lines(this.source(one).text),
      this.source(place).line,
    );
  }

  /** @param {string} key */
  word(key) {
    return this.words.get(`${document.documentElement.lang} ${key}`);
  }

  // -- changing -----------------------------------------------------------------------------------------------------

  /** @param {Place} place @param {string} name @param {Value} value null takes it out */
  setField(place, name, value) {
    const edited = this.edit(place);
    edited.fields[name] = value;
    this.moved();
  }

  /** @param {Place} place @param {string} text */
  setText(place, text) {
    const edited = this.edit(place);
    edited.text = text;
    edited.fields = {};
    if (text === this.source(place).text) this.edits.delete(keyOf(place));
    this.moved();
  }

  /** @param {string} key @param {string} text @param {string} before as the pack has it */
  setWord(key, text, before) {
    const place = `${document.documentElement.lang} ${key}`;
    if (text.trim() && text !== before) this.words.set(place, text);
    else this.words.delete(place);
    this.moved();
  }

  /** An entry is as it was. @param {Place} place */
  reset(place) {
    this.edits.delete(keyOf(place));
    for (const { key } of this.source(place).words) this.words.delete(`${document.documentElement.lang} ${key}`);
    this.moved();
  }

  /** @param {Place} place */
  edit(place) {
    const key = keyOf(place);
    const known = this.edits.get(key);
    if (known) return known;
    const { text, values } = this.source(place);
    /** @type {Edited} */
    const made = { ...place, text, values, fields: {} };
    this.edits.set(key, made);
    return made;
  }

  moved() {
    this.dispatchEvent(new Event("change"));
    this.checkSoon();
  }

  // -- asking the server --------------------------------------------------------------------------------------------

  /** @param {Place|null} place its piece is drawn from now on */
  show(place) {
    this.shown = place;
    this.checkSoon(0);
  }

  checkSoon(pause = PAUSE) {
    clearTimeout(this.timer);
    if (!this.shop.may) return;
    this.checking = true;
    this.timer = window.setTimeout(() => this.check(), pause);
  }

  stop() {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  /** What is sent of it. */
  get body() {
    return {
      pack: this.shop.pack.name,
      mark: this.shop.pack.mark,
      edits: [...this.edits.values()].map(({ file, entry, text, fields }) => ({ file, entry, text, fields })),
      words: [...this.words].map(([place, text]) => ({ lang: place.slice(0, 2), key: place.slice(3), text })),
    };
  }

  async check() {
    this.asked += 1;
    const { asked } = this;
    const sent = new Map([...this.edits].map(([key, one]) => [key, { text: one.text, fields: { ...one.fields } }]));
    try {
      const verdict = await this.ask({ ...this.body, show: this.shown });
      if (asked !== this.asked) return; // something was changed or asked meanwhile, and is on its way
      for (const one of verdict.edited) this.take(one, sent.get(keyOf(one)));
      this.verdict = verdict;
      this.failed = "";
    } catch (error) {
      if (asked !== this.asked) return;
      this.failed = error instanceof Error ? error.message : String(error);
    }
    this.checking = false;
    this.dispatchEvent(new Event("verdict"));
  }

  /** What the server made of an edit, unless it was changed since it was sent. @param {import("./wire.js").Edited} made @param {{text: string, fields: Record<string, Value>}|undefined} sent */
  take(made, sent) {
    const edited = this.edits.get(keyOf(made));
    if (!edited || !sent || edited.text !== sent.text) return;
    const same = (/** @type {string} */ name) =>
      JSON.stringify(edited.fields[name]) === JSON.stringify(sent.fields[name]);
    edited.fields = Object.fromEntries(Object.entries(edited.fields).filter(([name]) => !same(name)));
    edited.text = made.text;
    edited.values = made.values;
    if (made.text === this.source(made).text && !Object.keys(edited.fields).length) this.edits.delete(keyOf(made));
  }
}
