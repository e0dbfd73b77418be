// The guided first games: when a lesson fits, the lesson that fits every game, and how lessons get their words.

import { verbOf } from "./choices.js";

/** @template [V=unknown] @typedef {import("../lib/types.js").Lesson<V>} Lesson */
/** @template [V=unknown] @typedef {Omit<Lesson<V>, "title"|"text">} Untold */
/** @template [V=unknown] @typedef {Lesson<V>["when"]} Condition */

/** One of these may be done now. @param {...string} verbs @returns {Condition} */
export const can =
  (...verbs) =>
  ({ legal }) =>
    (legal ?? []).some((one) => verbs.includes(verbOf(one)));

/** It is ours to decide one of these steps. @param {...string} steps @returns {Condition} */
export const asked =
  (...steps) =>
  ({ prompt }, { mine }) =>
    mine && steps.includes(prompt?.step ?? "");

/** It is ours to act. @type {Condition} */
export const mine = (_, moment) => moment.mine;

/** We may answer what somebody else does. @type {Condition} */
export const windowed = (_, moment) => moment.windowed;

/** Something may not be done now, and says why. @type {Condition} */
export const refused = ({ candidates }) => (candidates ?? []).some((one) => one.reason);

/** @template V @param {...Condition<V>} conditions @returns {Condition<V>} */
export const all =
  (...conditions) =>
  (message, moment) =>
    conditions.every((holds) => holds(message, moment));

/** Others have done so much that stepping through it is worth telling. @type {Untold} */
export const STORY = { id: "story", at: [".story"], when: (_, { mine, news }) => mine && news > 2 };

/**
 * Lessons with their words: the messages `guide-<id>` (a title) and `guide-<id>-text` of the game.
 * @template V
 * @param {Record<string, string>} texts
 * @param {Untold<V>[]} lessons
 * @param {string} [title] of several titles with one board this one has words of its own: `guide-<title>-<id>`
 * @returns {Lesson<V>[]}
 */
export const told = (texts, lessons, title = "") =>
  lessons.map((lesson) => {
    const own = `guide-${title}-${lesson.id}`;
    const key = own in texts ? own : `guide-${lesson.id}`;
    return { ...lesson, title: texts[key] ?? "", text: texts[`${key}-text`] ?? "" };
  });
