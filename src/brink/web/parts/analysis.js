// A finished game looked at again: let it be done, see how far it is; then the graph, where it turned, and what a planner
// would have played.
import { get, post } from "../lib/api.js";
import { h, refill, tableHead, toast } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon, seatMark } from "../lib/icons.js";
import { chancesAt, Graph, hundredths, inHundredths, looks, picture, swatch } from "./chances.js";
import { winning } from "./hints.js";
import { named } from "./names.js";

/** @typedef {import("../lib/wire.js").Studied} Studied */
/** @typedef {import("../lib/wire.js").TurnText} Turn */
/** @typedef {import("../lib/wire.js").MoveText} Move */
/** @typedef {import("../lib/wire.js").LogText} LogLine */

const AGAIN = 1500; // milliseconds until it is asked again how far it is
const CAUSES = { decision: "study.decision", luck: "study.luck", unforeseen: "study.unforeseen" };
const BETTER = 0.005; // of a chance: less is no better

/** Of a hundred, with its sign. @param {number} change */
function points(change) {
  const whole = Math.round(100 * change);
  return `${whole > 0 ? "+" : whole < 0 ? "−" : "±"}${Math.abs(whole)}`;
}

/** What of a change was decided, what was luck, and what nobody had foreseen, if anything. @param {Pick<Turn, "decision"|"luck"|"unforeseen">} change @param {number} seat */
function parts(change, seat) {
  const [decision, luck, unforeseen] = [change.decision, change.luck, change.unforeseen].map((one) =>
    points(one[seat]),
  );
  return t(unforeseen === points(0) ? "study.parts" : "study.parts.all", { decision, luck, unforeseen });
}

export class AnalysisPanel {
  /** @param {string} table @param {{names: () => string[], title: () => string, result: () => string, jump: (move: number) => void, fork: (move: number) => void}} page */
  constructor(table, page) {
    this.table = table;
    this.page = page;
    this.root = h("div", { class: "analysis-panel" });
    /** @type {Studied|null} */
    this.study = null;
    /** @type {LogLine[]} */
    this.lines = [];
    this.move = 0;
    this.timer = 0;
    /** @type {Graph|null} */
    this.graph = null;
    this.here = h("section", { class: "this-move", "aria-live": "polite" });
    this.legend = h("ul", { class: "chance-legend" });
  }

  /** @param {boolean} [begin] let it be done, if nobody has */
  async load(begin = false) {
    await this.ask(() => get(`/api/tables/${this.table}/analysis`));
    if (begin && this.study?.offered) await this.begin();
  }

  begin() {
    return this.ask(() => post(`/api/tables/${this.table}/analysis`, undefined));
  }

  stop() {
    return this.ask(() => post(`/api/tables/${this.table}/analysis/stop`, undefined));
  }

  destroy() {
    clearTimeout(this.timer);
    this.timer = -1;
  }

  /** @param {() => Promise<Studied>} request */
  async ask(request) {
    clearTimeout(this.timer);
    try {
      this.study = await request();
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), "bad");
    }
    if (this.timer === -1) return; // the page is gone
    this.draw();
    if (this.study?.status === "running") this.timer = window.setTimeout(() => this.load(), AGAIN);
  }

  draw() {
    const { study } = this;
    if (!study) return;
    if (study.analysis) return this.drawAnalysis(study.analysis);
    this.graph = null;
    refill(
      this.root,
      h("p", null, t("study.about")),
      study.reason && h("p", { class: "hint" }, study.reason.text),
      study.offered &&
        h(
          "button",
          { type: "button", class: "primary", data: { key: "analyse" }, onclick: () => this.begin() },
          icon("graph"),
          t("study.begin"),
        ),
      study.status === "running" && this.progress(study),
    );
  }

  /** @param {Studied} study */
  progress({ done, moves, mine }) {
    return h(
      "div",
      { class: "analysis-progress", role: "status" },
      h("progress", { max: moves, value: done, "aria-label": t("study") }),
      h("p", null, t("study.running", { done, moves })),
      mine &&
        h(
          "button",
          { type: "button", class: "small", data: { key: "stop" }, onclick: () => this.stop() },
          icon("cross"),
          t("study.stop"),
        ),
    );
  }

  /** @param {import("../lib/wire.js").AnalysisText} analysis */
  drawAnalysis(analysis) {
    const graph = new Graph(analysis, this.page.names(), this.looks(), this.lines, this.page.jump);
    this.graph = graph;
    refill(
      this.root,
      h("h3", { class: "offscreen" }, t("study.graph")),
      this.legend,
      graph.root,
      this.here,
      h("h3", null, t("study.turns")),
      analysis.turning_points.length
        ? h(
            "ol",
            { class: "turning-points" },
            analysis.turning_points.map((turn, at) => this.turn(turn, at + 1)),
          )
        : h("p", { class: "hint" }, t("study.noturns")),
      !analysis.plans && h("p", { class: "hint" }, t("study.noplanner")),
      h(
        "div",
        { class: "tool-row" },
        h(
          "button",
          { type: "button", class: "small", data: { key: "picture" }, onclick: () => this.save(graph) },
          icon("download"),
          t("study.picture"),
        ),
      ),
      this.numbers(analysis),
      h("p", { class: "hint" }, t("study.how", { rollouts: analysis.rollouts })),
    );
    this.drawHere();
  }

  /** The page shows another position. @param {number} move @param {LogLine[]} lines all that these eyes have read */
  at(move, lines) {
    this.move = move;
    const fresh = lines !== this.lines;
    this.lines = lines;
    if (this.graph && (fresh || !this.same(this.graph))) this.draw();
    else this.drawHere();
  }

  looks() {
    return looks(this.page.names().length, this.root);
  }

  /** The board may have brought signs of its own, or the page may be dark now. @param {Graph} graph */
  same({ looks, names }) {
    const now = this.looks();
    return (
      now.every(({ colour }, seat) => colour === looks[seat].colour) &&
      this.page.names().every((name, seat) => name === names[seat])
    );
  }

  drawHere() {
    const { graph } = this;
    const analysis = this.study?.analysis;
    if (!analysis || !graph) return;
    graph.at(this.move);
    const shares = inHundredths(chancesAt(analysis, this.move));
    refill(
      this.legend,
      this.page
        .names()
        .map((name, seat) =>
          h("li", null, swatch(graph.looks[seat]), h("span", null, name), h("b", null, shares[seat])),
        ),
    );
    const move = this.move ? analysis.moves[this.move - 1] : null;
    refill(
      this.here,
      move && [
        h("h4", null, t("study.here", { move: this.move })),
        h("p", null, seatMark(move.seat), " ", move.text),
        h("p", { class: "hint" }, parts(move, move.seat)),
        this.advice(move, true),
      ],
    );
  }

  /** @param {Turn} turn @param {number} number */
  turn(turn, number) {
    const analysis = /** @type {import("../lib/wire.js").AnalysisText} */ (this.study?.analysis);
    const move = analysis.moves[turn.move - 1];
    const { seat } = move;
    const names = this.page.names();
    const [before, after] = [chancesAt(analysis, turn.first - 1), chancesAt(analysis, turn.last)];
    const whose = whoseTurned(seat, before, after);
    const said = this.lines.filter((line) => line.move === turn.move);
    return h(
      "li",
      { class: turn.by },
      h(
        "button",
        {
          type: "button",
          class: "turn-jump",
          data: { key: `turn ${number}` },
          title: t("replay.go", { move: turn.move }), // its name is what is written on it
          onclick: () => this.page.jump(turn.move),
        },
        h("span", { class: "turn-number" }, number),
        h("span", null, seatMark(seat), " ", names[seat]),
        whose !== seat && h("span", { class: "turn-whose" }, "→ ", seatMark(whose), " ", names[whose]),
        h("b", null, `${hundredths(before[whose])} → ${hundredths(after[whose])}`),
        h("span", { class: "turn-by" }, t(CAUSES[turn.by])),
      ),
      h("p", null, move.text),
      said.slice(0, 2).map((line) => h("p", { class: "hint" }, ...named(line.text, line.names, `turn ${line.n}`))),
      h("p", { class: "hint" }, parts(turn, whose)),
      this.advice(move, false),
      h(
        "button",
        {
          type: "button",
          class: "small",
          data: { key: `fork ${number}` },
          onclick: () => this.page.fork(turn.first - 1),
        },
        icon("play"),
        t("study.fork"),
      ),
    );
  }

  /** What a planner would have played instead. @param {Move} move @param {boolean} same say so where it is the same */
  advice(move, same) {
    const [best] = move.options;
    const own = move.options.find((option) => option.played);
    if (!best || !own) return null;
    if (best.played || best.chance - own.chance < BETTER)
      return same ? h("p", { class: "hint" }, t("study.same")) : null;
    const said = { action: best.text, chance: winning(best.chance), own: winning(own.chance) };
    return h("p", { class: "instead" }, t("study.instead", said), best.why && h("small", null, ` ${best.why}`));
  }

  /** The same in numbers: wherever a part of the game begins, where it turned, and at the end. @param {import("../lib/wire.js").AnalysisText} analysis */
  numbers(analysis) {
    const marked = this.lines.filter((line) => line.mark).map((line) => line.move);
    const turned = analysis.turning_points.map((turn) => turn.last);
    const wanted = [...new Set([0, ...marked, ...turned, analysis.moves.length])].sort((a, b) => a - b);
    return h(
      "details",
      { class: "chance-table" },
      h("summary", { data: { key: "numbers" } }, t("study.table")),
      h(
        "table",
        null,
        tableHead([t("replay.scrub"), ...this.page.names()]),
        h(
          "tbody",
          null,
          wanted.map((move) =>
            h(
              "tr",
              null,
              h("th", { scope: "row", class: "num" }, move),
              inHundredths(chancesAt(analysis, move)).map((share) => h("td", { class: "num" }, share)),
            ),
          ),
        ),
      ),
    );
  }

  /** @param {Graph} graph */
  async save(graph) {
    try {
      const href = await picture(graph, this.page.title(), this.page.result());
      h("a", { href, download: `brink-${this.table}.png` }).click();
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), "bad");
    }
  }
}

/** Whose chance a turn changed: the mover's, unless another's changed more than twice as much. Of four players one may decide the game between others. @param {number} seat @param {readonly number[]} before @param {readonly number[]} after */
export function whoseTurned(seat, before, after) {
  const changes = after.map((chance, one) => Math.abs(chance - before[one]));
  const most = Math.max(...changes);
  return 2 * changes[seat] < most ? changes.indexOf(most) : seat;
}
