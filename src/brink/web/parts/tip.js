// One small slip of paper that says why not, beside whatever was pointed at.
import { pointsAt } from "../kit/press.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @typedef {import("../lib/types.js").Reason} Reason */

/** @type {HTMLElement|null} */
let slip = null;
/** @type {Element|null} */
let anchor = null;
let held = false;

export function hideTip() {
  slip?.remove();
  slip = null;
  anchor?.removeAttribute("aria-describedby");
  anchor = null;
  held = false;
}

/** What a rule is called. @param {string} rule */
export const ruleName = (rule) => (/^\d/.test(rule) ? `§${rule}` : rule);

/** A link that opens the rules at a paragraph. @param {string} rule @param {string} [key] */
export function ruleLink(rule, key) {
  return (
    rule &&
    h(
      "button",
      {
        class: "rule",
        type: "button",
        "aria-label": t("rule.open", { rule: ruleName(rule) }),
        data: key ? { key } : {},
        onclick: (/** @type {Event} */ event) => {
          event.stopPropagation();
          hideTip();
          document.dispatchEvent(new CustomEvent("brink-rule", { detail: rule }));
        },
      },
      ruleName(rule),
    )
  );
}

/**
 * @param {Element} at
 * @param {Reason} reason
 * @param {{title?: string, hold?: boolean}} [how] `hold`: it stays until something else is done
 */
export function showTip(at, reason, { title = "", hold = false } = {}) {
  if (anchor === at && held && !hold) return;
  const kept = hold || (held && !anchor?.isConnected); // drawn anew under a resting pointer, it is held as before
  hideTip();
  anchor = at;
  held = kept;
  slip = h(
    "div",
    { class: "tip", role: "tooltip", id: "tip" },
    title && h("strong", null, title),
    h("span", null, reason.text),
    ruleLink(reason.rule),
  );
  at.setAttribute("aria-describedby", "tip");
  const home = at.closest("dialog") ?? document.body;
  home.append(slip);
  const box = at.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = slip;
  const left = Math.max(8, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 8));
  const top = box.top - height - 8 > 8 ? box.top - height - 8 : Math.min(box.bottom + 8, innerHeight - height - 8);
  slip.style.left = `${left}px`;
  slip.style.top = `${top}px`;
}

document.addEventListener("pointerdown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (slip && !slip.contains(target) && !anchor?.contains(target)) hideTip();
});
document.addEventListener("keydown", (event) => event.key === "Escape" && hideTip());
document.addEventListener("scroll", () => slip && !held && hideTip(), { capture: true, passive: true });

/** Make an element say why not: on hover, focus and tap. @param {HTMLElement} element @param {() => Reason|null} reason @param {string} [title] */
export function explains(element, reason, title) {
  const show = (/** @type {boolean} */ hold) => {
    const why = reason();
    if (why) showTip(element, why, { title, hold });
  };
  // What comes to lie under a mouse that rests is not asked about; when it moves, it is.
  const point = (/** @type {PointerEvent} */ event) => anchor !== element && pointsAt(event) && show(false);
  for (const kind of /** @type {const} */ (["pointerenter", "pointermove"])) element.addEventListener(kind, point);
  element.addEventListener("pointerleave", () => !held && anchor === element && hideTip());
  element.addEventListener("focus", () => element.matches(":focus-visible") && show(false));
  element.addEventListener("blur", () => !held && anchor === element && hideTip());
  element.addEventListener("click", () => show(true));
}
