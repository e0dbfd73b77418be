// What the guided first games of all titles share: how lessons get their words, and the lessons that fit every game.

/** @typedef {import("./types.js").Lesson} Lesson */
/** @typedef {Omit<Lesson, "title"|"text">} Untold */
/** @typedef {Record<string, Record<string, [string, string]>>} Book title and text by language and lesson */
/** @typedef {Lesson["when"]} Condition */

/** One of these may be done now. @param {...string} verbs @returns {Condition} */
export const can = (...verbs) => ({ legal }) => (legal ?? []).some((one) => verbs.includes(String(one.action[0])));

/** It is ours to decide one of these steps. @param {...string} steps @returns {Condition} */
export const asked = (...steps) => ({ prompt }, { mine }) => mine && steps.includes(prompt?.step ?? "");

/** @param {...Condition} conditions @returns {Condition} */
export const all = (...conditions) => (message, moment) => conditions.every((holds) => holds(message, moment));

/** Others have done so much that stepping through it is worth telling. @type {Untold} */
export const STORY = { id: "story", at: [".story"], when: (_, { mine, news }) => mine && news > 2 };

/** @type {Book} */
const COMMON = {
  en: { story: ["What happened", "The others have moved. Step through it here, and the board points at every change."] },
  de: { story: ["Was geschah", "Die anderen haben gezogen. Gehe es hier Schritt für Schritt durch; der Plan zeigt auf jede Änderung."] },
  nl: { story: ["Wat er gebeurde", "De anderen zijn geweest. Loop het hier stap voor stap na; het bord wijst elke verandering aan."] },
  es: { story: ["Qué ha pasado", "Los demás han jugado. Repásalo aquí paso a paso; el tablero señala cada cambio."] },
};

/** Lessons in the language of the reader. @param {string} lang @param {Untold[]} lessons @param {...Book} books the first that has a lesson tells it @returns {Lesson[]} */
export function inWords(lang, lessons, ...books) {
  const pages = [...books, COMMON].map((book) => book[(lang || "en").slice(0, 2)] ?? book.en);
  return lessons.map((lesson) => {
    const [title, text] = pages.find((page) => page[lesson.id])?.[lesson.id] ?? ["", ""];
    return { ...lesson, title, text };
  });
}
