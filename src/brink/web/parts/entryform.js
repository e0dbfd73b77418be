// One entry of a pack as a form: its fields, what is said about its piece, and its lines as they stand in the file.

import { h, refill } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";

/** @typedef {import("../lib/copy.js").Copy} Copy */
/** @typedef {import("../lib/copy.js").Place} Place */
/** @typedef {import("../lib/copy.js").Value} Value */
/** @typedef {import("../lib/wire.js").FormField} FormField */
/** @typedef {{root: HTMLElement, update: () => void}} Part what is drawn once and kept up to date while somebody types */

const LONG = 28; // signs of a text that needs a row of its own

/** @param {Copy} copy @param {Place} place @returns {Part} */
export function entryForm(copy, place) {
  const source = copy.source(place);
  const forms = copy.shop.files.find((one) => one.file === place.file)?.forms[source.table] ?? [];
  const fields = forms.filter((field) => field.kind !== "other").map((field) => fieldLine(copy, place, field));
  const words = source.words.map((word) => wordLine(copy, word));
  const lines = rawLines(
    copy,
    place,
    forms.flatMap((field) => (field.kind === "other" ? [] : [field.name])),
  );
  const lost = h("p", { class: "hint" }, t("design.no-form"));
  const body = h(
    "fieldset",
    { class: "design-fields" },
    h("legend", null, t("design.values")),
    fields.map((one) => one.root),
  );
  const root = h(
    "div",
    { class: "design-entry" },
    fields.length > 0 && [body, lost],
    words.length > 0 &&
      h(
        "fieldset",
        { class: "design-words" },
        h("legend", null, t("design.words")),
        words.map((one) => one.root),
      ),
    lines.root,
  );
  const update = () => {
    const there = copy.valuesOf(place) !== null;
    body.hidden = !there;
    lost.hidden = there;
    for (const one of [...fields, ...words, lines]) one.update();
  };
  update();
  return { root, update };
}

/** What is wrong here, if it is here. @param {Copy} copy @param {Place} place */
function wrongAt(copy, place) {
  const wrong = copy.verdict?.wrong;
  return wrong && wrong.file === place.file && wrong.entry === place.entry ? wrong : null;
}

/** @param {Copy} copy @param {Place} place @param {FormField} field @returns {Part} */
function fieldLine(copy, place, field) {
  const id = `field-${field.name}`;
  // What may be left out, and says nothing, is left out.
  const blank = (/** @type {Value} */ value) => value === "" || (Array.isArray(value) && !value.length);
  const control = CONTROLS[field.kind](field, id, copy.shop.may, (value) =>
    copy.setField(place, field.name, !field.required && blank(value) ? null : value),
  );
  const complaint = h("p", { class: "reason", id: `${id}-why`, hidden: true });
  const group = field.kind === "choices";
  const label = h("code", null, field.name);
  const { min, max } = field;
  const hint = min !== null && max !== null && h("span", { class: "hint" }, t("design.range", { min, max }));
  const root = group
    ? h("fieldset", { class: "design-field wide" }, h("legend", null, label), control.root, complaint)
    : h(
        "div",
        { class: ["design-field", widthOf(copy.valuesOf(place)?.[field.name], field.kind)] },
        h("label", { for: id }, label, hint),
        control.root,
        complaint,
      );
  return {
    root,
    update() {
      const values = copy.valuesOf(place) ?? {};
      control.put(values[field.name] ?? undefined);
      const wrong = wrongAt(copy, place);
      const mine = wrong?.field === field.name ? wrong : null;
      complaint.hidden = !mine;
      refill(complaint, mine && [icon("cross"), h("span", null, `${mine.why} (${mine.file}:${mine.line})`)]);
      root.classList.toggle("wrong", !!mine);
      for (const input of control.inputs) {
        if (mine) input.setAttribute("aria-invalid", "true");
        else input.removeAttribute("aria-invalid");
        if (mine) input.setAttribute("aria-describedby", complaint.id);
        else input.removeAttribute("aria-describedby");
      }
    },
  };
}

/** How much of a row a field takes: words more than numbers, lists all of it. @param {unknown} value @param {FormField["kind"]} kind */
function widthOf(value, kind) {
  if (kind !== "text") return kind === "texts" ? "wide" : "";
  return String(value ?? "").length > LONG ? "wide" : "double";
}

/** @typedef {{root: HTMLElement, inputs: HTMLElement[], put: (value: unknown) => void}} Control */
/** @typedef {(field: FormField, id: string, may: boolean, set: (value: Value) => void) => Control} MakeControl */

/** A field into which one types; what is typed in it is left alone while it says the same. @param {(text: string) => Value} read @param {(value: unknown) => string} write @param {(field: FormField) => import("../lib/dom.js").Props} how @param {"input"|"textarea"} [tag] @returns {MakeControl} */
const typed =
  (read, write, how, tag = "input") =>
  (field, id, may, set) => {
    /** @type {HTMLInputElement|HTMLTextAreaElement} */
    const input = h(tag, {
      ...how(field),
      ...{ id, readonly: !may, autocomplete: "off", spellcheck: "false", data: { key: id } },
      oninput: () => set(read(input.value)),
    });
    return {
      root: input,
      inputs: [input],
      put(value) {
        const now = value === undefined ? null : value;
        if (JSON.stringify(read(input.value)) !== JSON.stringify(now)) input.value = now === null ? "" : write(now);
        if (tag === "textarea") input.setAttribute("rows", String(Math.max(2, input.value.split("\n").length)));
      },
    };
  };

/** A whole number; anything else is given on as it is, and the rules say what they make of it. @param {string} text @returns {Value} */
const readNumber = (text) => (text.trim() === "" ? null : /^\s*-?\d+\s*$/.test(text) ? Number(text) : text);

/** @type {Record<FormField["kind"], MakeControl>} */
const CONTROLS = {
  int: typed(readNumber, String, (field) => ({ inputmode: "numeric", placeholder: field.default })),
  text: typed(
    (text) => text,
    String,
    () => ({ class: "mono" }),
  ),
  ints: typed(
    (text) =>
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((one) => (/^-?\d+$/.test(one) ? Number(one) : one)),
    (value) => /** @type {unknown[]} */ (value).join(", "),
    () => ({ class: "mono" }),
  ),
  texts: typed(
    (text) => text.split("\n").filter((line) => line.trim()),
    (value) => /** @type {unknown[]} */ (value).join("\n"),
    () => ({ class: "mono", title: t("design.one-a-line") }),
    "textarea",
  ),
  bool(field, id, may, set) {
    /** @type {HTMLInputElement} */
    const input = h("input", {
      ...{ type: "checkbox", id, disabled: !may, data: { key: id } },
      onchange: () => set(input.checked === field.default ? null : input.checked),
    });
    return {
      root: input,
      inputs: [input],
      put(value) {
        input.checked = !!(value ?? field.default);
      },
    };
  },
  choice(field, id, may, set) {
    const nothing = field.required ? [] : [h("option", { value: "" }, t("design.left-out"))];
    const options = field.choices.map((one, at) => h("option", { value: String(at) }, String(one) || t("design.none")));
    /** @type {HTMLSelectElement} */
    const select = h(
      "select",
      {
        ...{ id, disabled: !may, data: { key: id } },
        onchange: () => set(select.value === "" ? null : field.choices[Number(select.value)]),
      },
      nothing,
      options,
    );
    return {
      root: select,
      inputs: [select],
      put(value) {
        const at = field.choices.indexOf(/** @type {string} */ (value));
        select.value = at < 0 ? "" : String(at);
      },
    };
  },
  choices(field, id, may, set) {
    const inputs = field.choices.map((one, at) =>
      h("input", {
        ...{ type: "checkbox", disabled: !may, data: { key: `${id} ${at}` } },
        onchange: () => {
          const chosen = field.choices.filter((_, n) => inputs[n].checked);
          set(chosen);
        },
        "aria-label": String(one),
      }),
    );
    return {
      root: h(
        "div",
        { class: "design-chips" },
        field.choices.map((one, at) => h("label", null, inputs[at], h("span", null, String(one)))),
      ),
      inputs,
      put(value) {
        const there = new Set(Array.isArray(value) ? value : []);
        for (const [at, input] of inputs.entries()) input.checked = there.has(field.choices[at]);
      },
    };
  },
  other: () => {
    throw new Error("it has no form");
  },
};

/** @param {Copy} copy @param {import("../lib/wire.js").PieceWord} word @returns {Part} */
function wordLine(copy, word) {
  const id = `word-${word.key}`;
  /** @type {HTMLTextAreaElement} */
  const field = h("textarea", {
    ...{ id, rows: Math.max(1, Math.ceil(word.text.length / 60)), readonly: !copy.shop.may, maxlength: 2000 },
    data: { key: id },
    oninput: () => copy.setWord(word.key, field.value, word.text),
  });
  return {
    root: h("div", { class: "design-field wide" }, h("label", { for: id }, h("code", null, word.key)), field),
    update() {
      const now = copy.word(word.key) ?? word.text;
      if (field.value !== now && document.activeElement !== field) field.value = now;
    },
  };
}

/** The lines of the entry, numbered as in its file. @param {Copy} copy @param {Place} place @param {string[]} fields of the form above it @returns {Part} */
function rawLines(copy, place, fields) {
  const numbers = h("ol", { class: "design-numbers", "aria-hidden": "true" });
  const complaint = h("p", { class: "reason", id: "raw-why", hidden: true });
  const field = h("textarea", {
    ...{ id: "raw", class: "mono", wrap: "off", spellcheck: "false", autocomplete: "off", autocapitalize: "off" },
    ...{ readonly: !copy.shop.may, data: { key: "raw" } },
    oninput: () => {
      copy.setText(place, field.value);
      update();
    },
  });
  const update = () => {
    const text = copy.textOf(place);
    if (field.value !== text) field.value = text;
    const many = field.value.split("\n").length;
    field.setAttribute("rows", String(many));
    const first = copy.lineOf(place);
    const wrong = wrongAt(copy, place);
    refill(
      numbers,
      Array.from({ length: many }, (_, at) =>
        h("li", { class: wrong?.at === at + 1 ? "wrong" : "" }, String(first + at)),
      ),
    );
    const above = !!wrong && fields.includes(wrong.field) && copy.valuesOf(place) !== null; // it is told at its field
    complaint.hidden = !wrong || above;
    refill(complaint, wrong && [icon("cross"), h("span", null, `${wrong.file}:${wrong.line}: ${wrong.why}`)]);
    if (wrong) field.setAttribute("aria-describedby", complaint.id);
    else field.removeAttribute("aria-describedby");
  };
  const root = h(
    "div",
    { class: "design-raw" },
    h("label", { for: "raw" }, t("design.raw", { file: place.file })),
    h("div", { class: "design-lines" }, numbers, field),
    complaint,
  );
  return { root, update };
}
