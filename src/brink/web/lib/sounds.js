// Sounds of our own making: a few notes each, drawn by the browser, off until somebody wants them.
import { settings } from "./store.js";

/** @typedef {[number, number, number]} Note pitch in hertz, when it begins and how long it lasts, in seconds */

/** A moment's name decides its notes, so that each always sounds the same: low for danger, rising for a success. @type {Record<string, Note[]>} */
const TUNES = {
  good: [
    [392, 0, 0.18],
    [494, 0.12, 0.18],
    [587, 0.24, 0.4],
  ],
  bad: [
    [220, 0, 0.3],
    [165, 0.18, 0.5],
  ],
  roll: [
    [660, 0, 0.05],
    [520, 0.07, 0.05],
    [600, 0.15, 0.05],
    [440, 0.24, 0.12],
  ],
  great: [
    [262, 0, 0.5],
    [330, 0.14, 0.5],
    [392, 0.28, 0.6],
    [523, 0.42, 0.9],
  ],
};

/** @type {AudioContext|null} */
let room = null;

/** @param {string} moment its name may end with `-good`, `-bad`, `-roll` */
export function play(moment) {
  if (settings().sounds !== "on") return;
  const tune = TUNES[moment.split("-").at(-1) ?? ""] ?? TUNES.great;
  room ??= new AudioContext();
  for (const [pitch, at, lasts] of tune) {
    const tone = new OscillatorNode(room, { frequency: pitch, type: "triangle" });
    const loud = new GainNode(room, { gain: 0 });
    const begins = room.currentTime + at;
    loud.gain.linearRampToValueAtTime(0.12, begins + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
    tone.connect(loud).connect(room.destination);
    tone.start(begins);
    tone.stop(begins + lasts);
  }
}
