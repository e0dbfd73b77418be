// Small helpers to make elements. No markup strings, so nothing needs escaping and a strict CSP holds.
import { t } from "./i18n.js";

/** @typedef {Node|string|number|null|undefined|false|Child[]} Child what is not there is left out */
/** @typedef {{[K in keyof GlobalEventHandlersEventMap as `on${K}`]?: ((event: GlobalEventHandlersEventMap[K]) => unknown)|null|false}} Listeners */
/** @typedef {Listeners & {class?: string|(string|number|null|undefined|false)[], data?: Record<string, string>, style?: string|null, [attribute: string]: unknown}} Props */

/**
 * @template {Element} E
 * @param {E} element
 * @param {Props} props `on*` are listeners, `class` may be a list, `data` goes to the data set; false and null take an attribute away
 */
export function set(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) {
      if (value) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (name === "style")
      /** @type {HTMLElement|SVGElement} */ (/** @type {unknown} */ (element)).style.cssText = String(value ?? ""); // as a strict CSP allows
    else if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else if (name === "class") write(element, name, Array.isArray(value) ? value.filter(Boolean).join(" ") : value);
    else if (name === "data")
      Object.assign(/** @type {HTMLElement|SVGElement} */ (/** @type {unknown} */ (element)).dataset, value);
    else if (name === "value") /** @type {HTMLInputElement} */ (/** @type {unknown} */ (element)).value = String(value);
    else if (name === "checked") /** @type {HTMLInputElement} */ (/** @type {unknown} */ (element)).checked = !!value;
    else write(element, name, value === true ? "" : value);
  }
  return element;
}

/** What is written already is left alone: else the browser would work out its style again. @param {Element} element @param {string} name @param {unknown} value */
function write(element, name, value) {
  const text = String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/** Words that stand there already are left alone too. Of an element that has nothing else. @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {Child[]} children @returns {(Node|string)[]} those that are there */
const given = (children) =>
  children.flatMap((child) => {
    if (Array.isArray(child)) return given(child);
    if (child === null || child === undefined || child === false) return [];
    return [child instanceof Node ? child : String(child)];
  });

/** So is what is hidden already, or in sight. @param {HTMLElement} element @param {boolean} hidden */
export function hide(element, hidden) {
  if (element.hidden !== hidden) element.hidden = hidden;
}

/** @param {Element} element @param {Child[]} children */
export const append = (element, children) => element.append(...given(children));

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props|null} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  append(element, children);
  return set(element, props ?? {}); // after the children: a select's value needs its options
}

/** A `div` that has a class and nothing else. @param {Props["class"]} kind @param {...Child} children */
export const div = (kind, ...children) => h("div", { class: kind }, ...children);

/** The same within a line. @param {Props["class"]} kind @param {...Child} children */
export const span = (kind, ...children) => h("span", { class: kind }, ...children);

/**
 * An element with something for each of these in it.
 * @template {keyof HTMLElementTagNameMap} K
 * @template T
 * @param {K} tag
 * @param {Props|null} props
 * @param {readonly T[]} items
 * @param {(item: T, n: number) => Child} make
 * @returns {HTMLElementTagNameMap[K]}
 */
export const each = (tag, props, items, make) => h(tag, props, items.map(make));

/** The words above the columns of a table. @param {string[]} words */
export const tableHead = (words) =>
  h(
    "thead",
    null,
    each("tr", null, words, (word) => h("th", { scope: "col" }, word)),
  );

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Props|null} [props]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, props, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  append(element, children);
  return set(element, props ?? {});
}

/** How far things are scrolled, noted when they are: to ask while drawing makes the browser lay out the page anew. */
const scrolled = new WeakMap();
document.addEventListener(
  "scroll",
  ({ target }) => target instanceof Element && scrolled.set(target, target.scrollTop),
  { capture: true, passive: true },
);

/** Give `root` these children. What stays is not taken out and put back, which would lay it out anew. @param {Element} root @param {Node[]} children */
export function arrange(root, children) {
  const stays = new Set(children);
  for (const child of [...root.childNodes]) if (!stays.has(child)) child.remove();
  let next = root.firstChild;
  for (const child of children)
    if (child === next) next = next.nextSibling;
    else root.insertBefore(child, next);
}

/** Elements by all that they depend on: what was wanted the last time too is not made anew. */
export class Kept {
  constructor() {
    /** @type {Map<string, HTMLElement>} */
    this.before = new Map();
    /** @type {Map<string, HTMLElement>} */
    this.now = new Map();
  }

  /** All that is wanted from here on is drawn together. */
  next() {
    this.before = this.now;
    this.now = new Map();
  }

  /** @param {unknown} what @param {() => HTMLElement} make */
  of(what, make) {
    const key = JSON.stringify(what);
    const one = (!this.now.has(key) && this.before.get(key)) || make();
    this.now.set(key, one);
    return one;
  }
}

/** Give `root` other children, and leave it scrolled as it was. @param {Element} root @param {(Node|string)[]} children */
export function exchange(root, ...children) {
  const top = scrolled.get(root);
  arrange(
    root,
    children.map((one) => (one instanceof Node ? one : document.createTextNode(one))),
  );
  if (top)
    queueMicrotask(() => {
      root.scrollTop = top;
    }); // when all is drawn
}

/** Something else is asked: it is read from its first line. @param {Element} root */
export function toTop(root) {
  if (!scrolled.get(root)) return;
  scrolled.delete(root);
  queueMicrotask(() => {
    root.scrollTop = 0;
  }); // when all is drawn: an empty box remembers how far it was scrolled
}

/** @param {ParentNode} root @param {string} key @returns {HTMLElement|null} */
const keyed = (root, key) => root.querySelector(`[data-key="${CSS.escape(key)}"]`);

/** Give `root` one child that listens to nothing; where the same stands it is left alone. Whether it was given. @param {Element} root @param {Element} child */
export function replace(root, child) {
  const old = root.firstElementChild;
  if (old?.isEqualNode(child)) return false;
  if (old) become(old, child);
  else root.append(child);
  return true;
}

/** What listens to nothing becomes like another. Of it, too, what is the same already is left alone. @param {ChildNode} old @param {ChildNode} child */
function become(old, child) {
  if (old.isEqualNode(child)) return;
  if (!(old instanceof Element && child instanceof Element) || old.tagName !== child.tagName)
    return old.replaceWith(child);
  for (const { name } of [...old.attributes]) if (!child.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of child.attributes) write(old, name, value);
  const had = [...old.childNodes];
  const wanted = [...child.childNodes];
  for (const [n, one] of wanted.entries())
    if (had[n]) become(had[n], one);
    else old.append(one);
  for (const one of had.slice(wanted.length)) one.remove();
}

/**
 * Fill `root` anew, and leave the focus, and what is being typed, in the element with the same `data-key`. A child that
 * is given again stays as it is.
 * @param {Element} root
 * @param {Child[]} children
 */
export function refill(root, ...children) {
  shown.delete(root);
  const active = document.activeElement;
  const key = active instanceof HTMLElement && root.contains(active) ? active.dataset.key : undefined;
  const had = active instanceof HTMLElement && active !== root && root.contains(active);
  const caret = active instanceof HTMLInputElement ? active.selectionStart : null;
  exchange(root, ...given(children));
  if (had && root.contains(active)) return;
  if (key) {
    const again = keyed(root, key);
    if (again) {
      if (active instanceof HTMLInputElement && again instanceof HTMLInputElement) typeOn(active, again, caret);
      return again.focus({ preventScroll: true });
    }
  }
  if (had) {
    const next = root.querySelector("[data-home]");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }
}

/** @type {WeakMap<Element, string>} what `showing` has drawn where */
const shown = new WeakMap();

/**
 * What is drawn is all there is in `root`; where the same was drawn before it is left alone: the browser need not lay it
 * out and paint it again.
 * @template T
 * @param {Element} root @param {T} what all that the drawing depends on @param {(what: T) => Child[]} draw
 */
export function showing(root, what, draw) {
  const key = JSON.stringify(what);
  if (shown.get(root) === key) return;
  refill(root, ...draw(what));
  shown.set(root, key);
}

/** @param {HTMLInputElement} before @param {HTMLInputElement} after @param {number|null} caret null: not a field for text */
function typeOn(before, after, caret) {
  if (caret === null) return;
  const typed = before.value !== after.value;
  after.value = before.value;
  after.setSelectionRange(caret, caret);
  if (typed) after.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What lies behind an open dialog is neither seen nor read out, so what is new goes into it. */
const front = () => document.querySelector("dialog[open]") ?? document.body;

/** Where an error goes that a person should read. @param {string} text @param {string} [kind] */
export function toast(text, kind = "note") {
  let area = document.querySelector(".toasts");
  area ??= h("div", { class: "toasts", role: "status", "aria-live": "polite" });
  if (area.parentElement !== front()) front().append(area);
  const note = h("div", { class: ["toast", kind] }, text);
  area.append(note);
  setTimeout(() => note.remove(), 5000);
}

/** @param {string} text @returns {Promise<boolean>} */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const active = document.activeElement;
    const field = h("textarea", { class: "offscreen", value: text });
    front().append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (active instanceof HTMLElement) active.focus({ preventScroll: true });
    return done;
  }
}

/** @param {string} name @param {unknown} data */
export function download(name, data) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 1)], { type: "application/json" }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** A dialog that closes with Escape, by its cross, or by a click beside it. @param {string} title @param {...Child} content */
export function dialog(title, ...content) {
  const opener = document.activeElement;
  const key = opener instanceof HTMLElement ? opener.dataset.key : undefined;
  const box = h(
    "dialog",
    {
      class: "dialog",
      "aria-label": title,
      onclose: () => {
        const notes = box.querySelector(".toasts");
        if (notes) document.body.append(notes);
        box.remove();
        if (key && !opener?.isConnected) keyed(document, key)?.focus({ preventScroll: true }); // it was drawn anew meanwhile
      },
    },
    h(
      "form",
      { method: "dialog", class: "dialog-head" },
      h("h2", null, title),
      h("button", { class: "quiet icon-only", "aria-label": t("close") }, "×"),
    ),
    h("div", { class: "dialog-body" }, ...content),
  );
  box.addEventListener("click", (event) => event.target === box && box.close());
  document.body.append(box);
  box.showModal();
  return box;
}
