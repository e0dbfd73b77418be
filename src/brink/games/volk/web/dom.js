// Small tools of this board.

export * from "/lib/drawing.js";

export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
export const ROMAN = ["", "I", "II", "III", "IV"];
