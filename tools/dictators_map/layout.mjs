// Spreads places apart, bends roads around them and finds room for their names.

const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Moves places that stand too close apart, and each back towards where it belongs. */
export function spread(start, { apart, nudge, special, width, height }) {
  const ids = Object.keys(start);
  const home = Object.fromEntries(ids.map((id) => {
    const [dx, dy] = nudge[id] ?? [0, 0];
    return [id, [start[id][0] + dx, start[id][1] + dy]];
  }));
  const at = structuredClone(home);
  const least = (a, b) => apart + (special.has(a) ? 4 : 0) + (special.has(b) ? 4 : 0);
  for (let round = 0; round < 1200; round++) {
    if (round < 900) {
      for (const id of ids) for (const axis of [0, 1]) at[id][axis] += (home[id][axis] - at[id][axis]) * 0.03;
    }
    for (let i = 0; i < ids.length; i++) {
      for (let j = i + 1; j < ids.length; j++) {
        const [a, b] = [at[ids[i]], at[ids[j]]];
        const far = distance(a, b) || 0.01;
        const push = (least(ids[i], ids[j]) - far) / 2;
        if (push <= 0) continue;
        const [ux, uy] = [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
        a[0] -= ux * push; a[1] -= uy * push;
        b[0] += ux * push; b[1] += uy * push;
      }
    }
    for (const id of ids) {
      at[id][0] = Math.min(width - 30, Math.max(30, at[id][0]));
      at[id][1] = Math.min(height - 30, Math.max(30, at[id][1]));
    }
  }
  return at;
}

/** Points of a curve with one control point. */
export function curve([ax, ay], [cx, cy], [bx, by], parts = 16) {
  return Array.from({ length: parts + 1 }, (_, n) => {
    const t = n / parts;
    const s = 1 - t;
    return [s * s * ax + 2 * s * t * cx + t * t * bx, s * s * ay + 2 * s * t * cy + t * t * by];
  });
}

/**
 * The control point of a line between two places that keeps clear of all others; the straightest that does.
 * With a `middle`, lines rather bow away from it.
 */
export function bend(pair, at, amounts, middle) {
  const [from, to] = pair.split("-");
  const [a, b] = [at[from], at[to]];
  let best = null;
  for (const amount of amounts) {
    for (const sign of amount ? [1, -1] : [1]) {
      const lean = amount * sign * 2;
      const control = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * lean, (a[1] + b[1]) / 2 + (b[0] - a[0]) * lean];
      let cost = Math.abs(amount) * 60;
      if (middle) cost -= distance(control, middle) / 5;
      for (const [id, spot] of Object.entries(at)) {
        if (id === from || id === to) continue;
        const near = Math.min(...curve(a, control, b).map((point) => distance(point, spot)));
        if (near < 30) cost += (30 - near) ** 1.5;
      }
      if (Math.min(...control) < -40 || (middle && control[1] > 2 * middle[1])) cost += 600;
      if (!best || cost < best.cost) best = { cost, control };
    }
  }
  return best.control.map((value) => Math.round(value * 10) / 10);
}

// -- names -----------------------------------------------------------------------------------------------------------

const SIZE = 16; // of the letters, in map units
const GAP = 15; // from the middle of a place to its name
const SPOTS = {
  e: [GAP + 2, 5.5, "start"], w: [-GAP - 2, 5.5, "end"], s: [0, GAP + 14, "middle"], n: [0, -GAP - 4, "middle"],
  se: [GAP - 3, GAP + 6, "start"], ne: [GAP - 3, -GAP + 4, "start"], sw: [-GAP + 3, GAP + 6, "end"],
  nw: [-GAP + 3, -GAP + 4, "end"],
};

const overlap = (a, b) => Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

function box([x, y], name, spot) {
  const [dx, dy, anchor] = SPOTS[spot];
  const width = name.length * SIZE * 0.53;
  const left = x + dx - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
  return [left - 2, y + dy - SIZE * 0.8, left + width + 2, y + dy + SIZE * 0.22];
}

/** For each place the side on which its name stands. */
export function placeLabels(at, names, { roads, flights, fixed, width, height }) {
  const ids = Object.keys(at);
  const dots = ids.map((id) => [at[id][0] - 13, at[id][1] - 13, at[id][0] + 13, at[id][1] + 13]);
  const ink = [];
  for (const lines of [roads, flights]) {
    for (const [pair, control] of Object.entries(lines)) {
      const [a, b] = pair.split("-");
      ink.push(...curve(at[a], control, at[b], 24));
    }
  }
  const options = ids.map((id, n) => Object.keys(SPOTS).filter((spot) => !fixed[id] || fixed[id] === spot).map((spot) => {
    const place = box(at[id], names[id], spot);
    let cost = { e: 0, w: 3, s: 2, n: 3, se: 5, ne: 5, sw: 6, nw: 6 }[spot];
    dots.forEach((dot, m) => { if (m !== n) cost += overlap(place, dot) * 1.5; });
    for (const [x, y] of ink) if (x > place[0] && x < place[2] && y > place[1] && y < place[3]) cost += 4;
    if (place[0] < 6 || place[2] > width - 6 || place[1] < 6 || place[3] > height - 6) cost += 500;
    return { spot, place, cost };
  }));
  let chosen = options.map((list) => list.reduce((best, next) => (next.cost < best.cost ? next : best)));
  const clash = (n, option) => option.cost +
    chosen.reduce((sum, other, m) => sum + (m === n ? 0 : overlap(option.place, other.place) * 2), 0);
  for (let round = 0; round < 60; round++) {
    let moved = false;
    options.forEach((list, n) => {
      const best = list.reduce((a, b) => (clash(n, b) < clash(n, a) ? b : a));
      if (best !== chosen[n] && clash(n, best) < clash(n, chosen[n])) { chosen[n] = best; moved = true; }
    });
    if (!moved) break;
  }
  chosen.forEach((option, n) => {
    const bad = clash(n, option) - option.cost;
    if (bad > 30) process.stdout.write(`name of ${ids[n]} overlaps another by ${Math.round(bad)}\n`);
  });
  return Object.fromEntries(ids.map((id, n) => [id, chosen[n].spot]));
}
