// Small tools for making elements.

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {Element} element
 * @param {Record<string, any>} attributes
 */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "style") /** @type {HTMLElement} */ (element).style.cssText = value ?? ""; // as a strict CSP allows
    else if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  return element;
}

/** An HTML element. */
export function html(tag, attributes = {}, ...children) {
  const element = set(document.createElement(tag), attributes);
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return /** @type {HTMLElement} */ (element);
}

/** An SVG element. */
export function svg(tag, attributes = {}, ...children) {
  const element = set(document.createElementNS(SVG, tag), attributes);
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return /** @type {SVGElement} */ (element);
}

/** SVG elements from our own drawings, kept as text. */
export function drawing(text, attributes = {}) {
  const group = svg("g", attributes);
  group.innerHTML = text;
  return group;
}

/** An icon of its own, 24×24 unless said otherwise. */
export function icon(text, attributes = {}) {
  const picture = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false", class: "rd-icon", ...attributes });
  picture.innerHTML = text;
  return picture;
}

/** The shell's switch decides, where there is one. */
export const calm = () => {
  const { motion } = document.documentElement.dataset;
  return motion ? motion === "off" : matchMedia("(prefers-reduced-motion: reduce)").matches;
};

/** @param {any[]} a @param {any[]} b */
export const same = (a, b) => a.length === b.length && a.every((value, at) => value === b[at]);
