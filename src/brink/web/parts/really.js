// What may end the game so that somebody else wins, or nobody, is asked once more before it is done.
import { dialog, h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { ruleLink } from "./tip.js";

/**
 * @param {import("../lib/session.js").Session} session
 * @param {import("../lib/types.js").Candidate|undefined} one
 * @param {() => void} act at once where nothing is to be asked, else when the answer is yes
 */
export function really(session, one, act) {
  const ending = one?.ending;
  const known = ending && !ending.sure && ending.how.every((how) => session.unasked.has(how));
  const safer = session.candidates.some((other) => !other.reason && !other.ending?.asks);
  const against = session.inWindow && !safer && !one?.closes && !ending?.sure; // he answers what another does: who stops that is not held up
  if (!one || !ending?.asks || known || against) return act();
  const { message } = session;
  const yes = () => {
    box.close();
    if (session.message?.version === message?.version) act(); // else it was asked about something that is over
  };
  const never = () => {
    for (const how of ending.how) session.unasked.add(how);
    yes();
  };
  const box = dialog(
    t(ending.sure ? "ending.sure" : "ending.open"),
    h("p", null, h("b", null, one.text)),
    h("p", { class: "ending ending-bad", id: "ending-text" }, ending.text, " ", ruleLink(ending.rule)),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", data: { key: "cancel" }, onclick: () => box.close() }, t("cancel")),
      h("button", { type: "button", class: "danger", data: { key: "really" }, onclick: yes }, t("ending.do")),
      !ending.sure && h("button", { type: "button", data: { key: "never" }, onclick: never }, t("ending.never")),
    ),
  );
  box.setAttribute("role", "alertdialog");
  box.setAttribute("aria-describedby", "ending-text");
  /** @type {HTMLElement|null} */ (box.querySelector("[data-key=cancel]"))?.focus();
  const away = () => box.close();
  const stale = () => session.message?.version !== message?.version && away();
  document.addEventListener("brink-rule", away, { once: true });
  session.addEventListener("change", stale);
  box.addEventListener("close", () => {
    document.removeEventListener("brink-rule", away);
    session.removeEventListener("change", stale);
  });
}
