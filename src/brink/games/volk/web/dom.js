// Small tools for making elements.

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

/** SVG elements from our own drawings, kept as text. */
export function drawing(text, attributes = {}) {
  const group = svg("g", attributes);
  group.innerHTML = text;
  return group;
}

/** The shell's switch decides, where there is one. */
export const calm = () => {
  const { motion } = document.documentElement.dataset;
  return motion ? motion === "off" : matchMedia("(prefers-reduced-motion: reduce)").matches;
};

export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
export const ROMAN = ["", "I", "II", "III", "IV"];
