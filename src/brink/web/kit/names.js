// For boards that show sentences of the log themselves: names in them open there too.
import * as shell from "../parts/names.js";

/** A sentence, its names as buttons. */
export const named = shell.named;
