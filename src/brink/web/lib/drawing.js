// Small tools with which the boards make their elements; drawings may be markup that we keep as text ourselves.

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {Element} element
 * @param {Record<string, any>} attributes `on*` are listeners; null and false are left out
 */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") /** @type {HTMLElement} */ (element).style.cssText = value ?? ""; // as a strict CSP allows
    else if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  return element;
}

const given = (children) => children.flat(3).filter((child) => child !== null && child !== undefined && child !== false && child !== "");

/** An HTML element. */
export function html(tag, attributes = {}, ...children) {
  const element = set(document.createElement(tag), attributes);
  element.append(...given(children));
  return /** @type {HTMLElement} */ (element);
}

/** An SVG element. */
export function svg(tag, attributes = {}, ...children) {
  const element = set(document.createElementNS(SVG, tag), attributes);
  element.append(...given(children));
  return /** @type {SVGElement} */ (element);
}

/** @type {Map<string, Element>} drawings that have been parsed already */
const parsed = new Map();

/** SVG elements from our own drawings, kept as text. */
export function drawing(text, attributes = {}) {
  let root = parsed.get(text);
  if (!root) {
    root = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, "image/svg+xml").documentElement;
    parsed.set(text, root);
  }
  return svg("g", attributes, ...document.importNode(root, true).childNodes);
}

/** The shell's switch decides, where there is one. */
export const calm = () => {
  const { motion } = document.documentElement.dataset;
  return motion ? motion === "off" : matchMedia("(prefers-reduced-motion: reduce)").matches;
};

/** A board brings its own style sheets. @param {string} base the module's own address @param {string[]} names */
export async function dress(base, names) {
  await Promise.all(names.map((name) => {
    const { href } = new URL(name, base);
    if ([...document.styleSheets].some((sheet) => sheet.href === href)) return null;
    const link = /** @type {HTMLLinkElement} */ (html("link", { rel: "stylesheet", href }));
    return new Promise((done) => {
      link.onload = link.onerror = done;
      document.head.append(link);
    });
  }));
}
