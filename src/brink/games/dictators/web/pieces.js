// Our own drawings: meeples, signs, icons. All are texts of SVG; colours come from CSS classes and variables.

export const PREFIX = "rd"; // of all classes

/** A ring segment of a trefoil, angles in degrees. @param {number} middle @param {number} at @param {number} size */
function blade(middle, at, size) {
  const point = (/** @type {number} */ angle, /** @type {number} */ radius) => {
    const turn = (angle * Math.PI) / 180;
    return `${(at + radius * Math.cos(turn)).toFixed(2)} ${(at + radius * Math.sin(turn)).toFixed(2)}`;
  };
  const [inner, outer] = [3.3 * size, 10 * size];
  return (
    `M${point(middle - 30, inner)}L${point(middle - 30, outer)}A${outer} ${outer} 0 0 1 ${point(middle + 30, outer)}` +
    `L${point(middle + 30, inner)}A${inner} ${inner} 0 0 0 ${point(middle - 30, inner)}z`
  );
}

/** Drawn where it is and as large as it is: each transform is work for the browser at every drawing. @param {number} at its middle, across and down @param {number} size */
export const trefoil = (at, size) =>
  `<path d="${[90, 210, 330].map((middle) => blade(middle, at, size)).join("")}"/><circle cx="${at}" cy="${at}" r="${2 * size}"/>`;

export const TREFOIL = trefoil(12, 1);

// -- dictators: a paper head, and what one knows them by ---------------------------------------------------------------

const MOUSTACHE =
  '<path class="rd-hair" d="M7.8 14.7c1.5-1.4 3.1-1.1 4.2-.2 1.1-.9 2.7-1.2 4.200.2-1 1.4-3.2 1.5-4.200.7-1 .8-3.200.7-4.2-.7z"/>';
const SHADES =
  '<path class="rd-hair" d="M7.3 10.9h9.4v1.3c0 1.2-.8 1.9-2 1.9s-2-.7-2.1-1.9h-1.2c-.1 1.2-.9 1.9-2.1 1.9s-2-.7-2-1.9z"/>';
const EYES = '<circle class="rd-hair" cx="10" cy="12" r=".8"/><circle class="rd-hair" cx="14" cy="12" r=".8"/>';
const FROWN = '<path class="rd-line" d="M8.6 10.4l2.400.8M15.4 10.4l-2.400.8"/>';

/** What each dictator wears and grows, on a head of radius 5.2 around (12, 12). @type {Record<string, string>} */
const FACES = {
  mao: `${EYES}<path class="rd-hair" d="M6.4 9.2c-.2-4 2.4-6 5.6-6s5.8 2 5.6 6l2.2 1.4c-5-1.1-10.6-1.1-15.6 0z"/><path class="rd-star" d="M12 4.6l.7 1.4 1.500.2-1.1 1.100.3 1.5-1.4-.7-1.400.7.3-1.5-1.1-1.1 1.5-.2z"/>`,
  joseph: `${EYES}<path class="rd-hair" d="M6.5 11.5C5.6 6 8.3 3.8 12 3.9c4.4 0 6.6 2.6 5.5 7.4-.4-2.2-1.6-3.4-3.5-3.3-3 .2-5.700.2-7.5 3.5z"/>${MOUSTACHE.replace("<path", '<path transform="translate(-1.8 -2.2) scale(1.15)"')}`,
  fidel: `${EYES}<path class="rd-hair" d="M7 9.2V4.6c3-1.2 7-1.2 10 0v4.6l2.6 1.2c-5-1-10.2-1-15.2 0zM6.9 13c0 6 2.6 7.8 5.1 7.8s5.1-1.8 5.1-7.8c-1.2 1.5-3 2-5.1 2s-3.9-.5-5.1-2z"/><path class="rd-cigar" d="M13.2 16.4l7 1.8"/>`,
  kim: `<path class="rd-hair" d="M6.3 11.6 5.9 3.4C7.6 1.4 16.4 1.4 18.1 3.4l-.4 8.2-1.5-3.4H7.8z"/><path class="rd-glass" d="M7.6 11.6h3.6v2.4H7.6zM12.8 11.6h3.6v2.4h-3.6zM11.2 12.3h1.6"/>`,
  nicolae: `${EYES}${FROWN}<path class="rd-hair" d="M5.6 9.8C4.4 4 6.6 1.6 12 1.6s7.6 2.4 6.4 8.2c-3.4 1-9.4 1-12.8 0z"/><path class="rd-fleck" d="M8 4.6v1.6M10.6 3.6v1.6M13.4 3.6v1.6M16 4.6v1.6M9.4 7v1.4M12 6.6v1.6M14.6 7v1.4"/>`,
  benito: `${EYES}${FROWN}<path class="rd-hair" d="M7 9l.9-6.8h8.2L17 9c-3 .8-7 .8-10 0z"/><path class="rd-line" d="M15 2.8l5 2v4.4"/><path class="rd-line" d="M9.4 15.2h5.2"/>`,
  saddam: `${EYES}<path class="rd-hair" d="M5.8 9.4C4.6 5 8 2.8 12.6 3.2c5.200.4 9 2.8 8 5.6-1.2 1.2-3.200.6-4 .2-3.4-.8-7.2-.6-10.800.4z"/>${MOUSTACHE}`,
  muammar: `<path class="rd-hair" d="M6 13.4C3.2 11.6 3.4 7.6 6 6.6 6 3.6 9 2.2 11 3.2c1.8-1.8 5.4-1 6 1.4 2.800.4 4 4 2.4 6 .6 1.4-.4 2.8-1.4 2.8-.2-3.4-2-5-6-5s-5.8 1.6-6 5z"/>${SHADES}`,
  idi: `${EYES}<path class="rd-hair" d="M2.8 6.2C5 1.6 19 1.6 21.2 6.2L17.8 9H6.2zM6 9.4h12l1 2c-4.4-1.2-9.6-1.2-14 0z"/><circle class="rd-star" cx="12" cy="6" r="1.3"/><g class="rd-medal"><circle cx="8.4" cy="22.4" r="1.1"/><circle cx="11.2" cy="23" r="1.1"/><circle cx="8.8" cy="25" r="1.1"/></g>`,
  augusto: `<path class="rd-hair" d="M5 6.6C7.2 3 16.8 3 19 6.6L17.2 9H6.8zM6.4 9.3h11.2l.8 1.6c-4-.9-8.8-.9-12.8 0z"/>${SHADES}<path class="rd-line" d="M9.8 15.6c1.4-.7 3-.7 4.4 0"/><path class="rd-cape" d="M4.6 21.5c2 2.6 12.8 2.6 14.8 0"/>`,
  francisco: `${EYES}<path class="rd-hair" d="M5.6 10.4 8.6 3.4l11 4.2-1.8 2.8c-4-1-8.2-1-12.2 0z"/><path class="rd-line" d="M8.6 3.6C6 4 5.2 6 5 7.4"/><circle class="rd-star" cx="4.9" cy="8.3" r="1.2"/><path class="rd-hair" d="M10.4 14.6h3.2v.9h-3.2z"/>`,
  napoleon: `${EYES}<path class="rd-hair" d="M.8 9.8C4.2 9.2 5.6 2.4 12 2.4s7.8 6.8 11.2 7.4C18.2 12 5.8 12 .8 9.8z"/><circle class="rd-star" cx="12" cy="7" r="1.8"/><path class="rd-line" d="M15.8 23.6h-5.2"/>`,
  julius: `${EYES}${FROWN}<g class="rd-leaf"><ellipse cx="6.6" cy="12" rx="1.3" ry="2.6" transform="rotate(-14 6.6 12)"/><ellipse cx="6.9" cy="8.4" rx="1.3" ry="2.6" transform="rotate(24 6.9 8.4)"/><ellipse cx="9.4" cy="5.8" rx="1.3" ry="2.6" transform="rotate(58 9.4 5.8)"/><ellipse cx="17.4" cy="12" rx="1.3" ry="2.6" transform="rotate(14 17.4 12)"/><ellipse cx="17.1" cy="8.4" rx="1.3" ry="2.6" transform="rotate(-24 17.1 8.4)"/><ellipse cx="14.6" cy="5.8" rx="1.3" ry="2.6" transform="rotate(-58 14.6 5.8)"/></g>`,
  genghis: `${EYES}${FROWN}<path class="rd-hair" d="M12 .2l3.8 6.8H8.2z"/><path class="rd-hair" d="M5.4 10.4C4.8 7.8 7 6.4 12 6.4s7.2 1.4 6.6 4c-3.6 1-9.6 1-13.2 0z"/><path class="rd-line" d="M11.4 14.4C9.8 14.4 9 15.6 8.8 18M12.6 14.4c1.6 0 2.4 1.2 2.6 3.6"/>`,
};

/** The same shapes as in the strip of seats: triangle, square, circle, diamond, pentagon. */
const SEAT_SHAPES = [
  "M12 2.500 22 20.500H2Z",
  "M3.500 3.500h17v17h-17Z",
  "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z",
  "M12 1 23 12 12 23 1 12Z",
  "M12 2l9.500 7-3.600 11.500H6.100L2.500 9Z",
];

/** @param {number} seat */
export const seatSign = (seat) => `<path class="rd-seat-sign" d="${SEAT_SHAPES[seat % SEAT_SHAPES.length]}"/>`;

const BODY = "M3.6 29.4c-.4-6.8 1.6-10.3 5.4-11.8 2 1.2 4 1.2 6 0 3.8 1.5 5.8 5 5.4 11.8-5 1-11.8 1-16.8 0z";

/** A meeple, 24 wide and 30 high, its foot at (12, 29); seat colour and pattern on the coat. @param {string|undefined} id of the dictator @param {number} seat */
export function meeple(id, seat) {
  const face = FACES[id ?? ""] ?? EYES;
  return (
    `<g class="rd-meeple rd-seat-${seat}"><path class="rd-halo" d="${BODY}"/><circle class="rd-halo" cx="12" cy="12" r="5.6"/>` +
    `<path class="rd-coat" d="${BODY}"/><path class="rd-coat-pattern" fill="url(#rd-pattern-${seat})" d="${BODY}"/>` +
    `<path class="rd-coat-line" d="${BODY}"/><g class="rd-badge" transform="translate(7.600 19.300) scale(.37)">${seatSign(seat)}</g><circle class="rd-face" cx="12" cy="12.2" r="5.4"/>${face}</g>`
  );
}

/** Patterns that say a seat's colour again, for those who see no colours. */
export function patterns() {
  const tile = (/** @type {number} */ seat, /** @type {number} */ size, /** @type {string} */ inside) =>
    `<pattern id="rd-pattern-${seat}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${inside}</pattern>`;
  return [
    tile(0, 4, '<path d="M-1 5L5-1M1 7l6-6M-3 3l6-6" class="rd-pat"/>'),
    tile(1, 6, '<path d="M0 3q1.5-2.6 3 0t3 0" class="rd-pat"/>'),
    tile(2, 4, '<circle cx="2" cy="2" r=".9" class="rd-pat-dot"/>'),
    tile(3, 5, '<path d="M0 4l2.5-2.5L5 4" class="rd-pat"/>'),
    tile(4, 6, '<path d="M1-1l2 3-1 2 2 3M5 0l-1 2" class="rd-pat"/>'),
  ].join("");
}

// -- special sites (24×24) -------------------------------------------------------------------------------------------

/** @type {Record<string, string>} */
export const SITES = {
  "white-house":
    '<path d="M3 20.5h18M4.5 18.5h15M6 18V12M10 18v-6M14 18v-6M18 18v-6M4 11.5h16L12 7z"/><path d="M12 7V2.5h4.5l-1.2 1.4 1.2 1.4H12"/>',
  cia: '<path d="M1.5 12C5 7 8.5 5 12 5s7 2 10.5 7c-3.5 5-7 7-10.5 7S5 17 1.5 12z"/><circle cx="12" cy="12" r="3.6" class="rd-solid"/>',
  "area-51":
    '<path d="M7.5 10.5a4.5 4.5 0 0 1 9 0"/><ellipse cx="12" cy="12" rx="10" ry="3.2"/><path d="M7 16l-2.5 5M17 16l2.5 5M12 16.5V21"/>',
  guantanamo:
    '<path d="M4 21V6M8 21V6M12 21V6M16 21V6M20 21V6M2.5 10h19M2.5 17h19"/><path d="M2.5 4c2-2 3 2 5 0s3 2 5 0 3 2 5 0 3 2 4 0"/>',
  start:
    '<path d="M12.5 21.5c.4-5-.2-8-1.5-11"/><path class="rd-solid" d="M11 10.5C7 7 4 8 2.5 11c3-1 5.5-1.2 8.5-.5zM11 10.5c-.5-4.5-3.5-6.5-7-6 2.5 1.5 5 3 7 6zM11 10.5c1-4 4-6 7.5-5-3 1-5.5 2.5-7.5 5zM11 10.5c4-2 8-1 10 2.5-3.5-1.5-6.5-2.5-10-2.5z"/><path d="M6 21.5h13"/>',
  trident:
    '<path class="rd-solid" d="M2 14.5c2-3 6-3.5 8-3.5V7.5h4V11c4 0 7 1 8.5 3.5-2 2.6-5 3.5-10 3.5S4 17.5 2 14.5z"/><path d="M14 7.5V4.5h3M2 12v5"/>',
};

/** @type {Record<string, string>} */
export const ICONS = {
  plane:
    '<path d="M21.5 3.2c-1-1.2-2.6-.8-3.800.2L14 6.8 4.6 4.4 3 6l7.6 4.2-3.8 3.9-3-.5-1.3 1.3 3.9 2.2 2.2 3.9 1.3-1.3-.5-3 3.9-3.8L17.5 20.5l1.6-1.6-2.4-9.4 3.5-3.6c1-1 1.9-1.7 1.3-2.7z"/>',
  clock:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M12 6.5V12l4 2.5" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  cards:
    '<path d="M4 5.5l8-2.5 4.5 14-8 2.5z" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M15 5h5.5v14.5h-6" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  skip: '<path d="M6 3h12M6 21h12M7.5 3.5c0 5 3 6.5 4.5 8.5 1.5-2 4.5-3.5 4.5-8.5M7.5 20.5c0-5 3-6.5 4.5-8.5 1.5 2 4.5 3.5 4.5 8.5" fill="none" stroke="currentColor" stroke-width="2"/>',
  coin: '<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M15 8.5c-3-1.8-6-.6-6 1.2 0 3.2 6 1.6 6 4.6 0 2-3.2 2.8-6 1M12 5.5v13" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  wheel:
    '<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="12" cy="12" r="2.6"/><path d="M12 14v6M10 11 4.5 9M14 11l5.5-2" stroke="currentColor" stroke-width="2"/>',
  letter:
    '<path d="M3 6h18v12.5H3z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M3 6.5l9 7 9-7" fill="none" stroke="currentColor" stroke-width="2"/>',
  bunker:
    '<path d="M2.5 19c0-7 4-11 9.5-11s9.5 4 9.5 11z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M7 14.5h10" stroke="currentColor" stroke-width="2.6"/>',
  masks:
    '<path d="M4 5c4 1.5 8 1.5 12 0v6c0 5-3 8-6 8s-6-3-6-8z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M7.5 10h1.5M11.5 10h1.5M7.5 14c1.6 1.4 3.6 1.4 5 0M18 8l2.5-.5v5.5c0 3.5-2 6-4.5 6.5" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  usa: '<path d="M3 6l5 .5 6 .8 2 1.2 5-2-1 4-2 3 .5 4.5-2-2.5-4 .5-2.5 2.5-2-3-3.5-1.5z" fill="currentColor"/>',
  pin: '<path d="M12 22C7 15.5 5 12.5 5 9a7 7 0 0 1 14 0c0 3.5-2 6.5-7 13z"/><circle cx="12" cy="9" r="2.6" fill="var(--rd-paper)"/>',
  action: '<path d="M13.5 2 5 13.5h6L9.5 22 19 10h-6.5z"/>',
  asset: '<path d="M9 7V4.5h6V7M3 7h18v12.5H3zM3 12.5h18" fill="none" stroke="currentColor" stroke-width="2"/>',
  interruption:
    '<path d="M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 6.5v7M12 16v2" stroke="currentColor" stroke-width="2.6"/>',
  father:
    '<path d="M6 21c2-8 7-14 14-18-1 7-5 12-11 14M6 21l3-4.5M12 13l4-4" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  presidential: SITES["white-house"].replaceAll("<path", '<path fill="none" stroke="currentColor" stroke-width="1.6"'),
  defcon: TREFOIL,
  trident: SITES.trident.replaceAll("<path", '<path stroke="currentColor" stroke-width="1.6"'),
};

/** A barrier of 22×14 around (0, 0). */
export const BARRIER =
  '<rect class="rd-bar-halo" x="-13" y="-8" width="26" height="16" rx="2"/><rect class="rd-bar" x="-11" y="-5.5" width="22" height="7.5" rx="1"/><path class="rd-bar-stripe" d="M-9-5.5h4l-3 7.5h-3v-2.5zM-2-5.5h4l-3 7.5h-4zM5-5.5h4l-3 7.5H2zM11-3.5v5.5H9z"/><rect class="rd-bar-line" x="-11" y="-5.5" width="22" height="7.5" rx="1"/><path class="rd-bar-leg" d="M-7 2v5M7 2v5M-9.5 7h5M4.5 7h5"/>';

/** A crossed plane in a ring, around (0, 0). */
export const NO_FLY = `<circle class="rd-nofly-disc" r="15"/><g class="rd-nofly-plane" transform="translate(-10 -10) scale(.84)">${ICONS.plane}</g><path class="rd-nofly-bar" d="M-10.6-10.6 10.6 10.6"/><circle class="rd-nofly-ring" r="15"/>`;

/** The submarine, about 110×50 around (0, 0). */
export const SUBMARINE =
  '<path class="rd-sub-wave" d="M-66 17q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0"/><path class="rd-sub" d="M-56 6C-50-7-30-9-12-9v-13h20v13c26 0 44 3 52 13-10 11-30 14-54 14S-46 18-56 6z"/><path class="rd-sub-line" d="M2-22v-10h9M-62-2v16M-36 3h74"/><path class="rd-sub-teeth" d="M34 8l4 5 4-5 4 5 4-5 3 4"/><circle class="rd-sub-eye" cx="42" cy="0" r="2.6"/>';

/** A compass rose around (0, 0), radius 60. */
export const ROSE =
  '<circle r="46" class="rd-rose-ring"/><circle r="40" class="rd-rose-ring"/><path class="rd-rose-dark" d="M0-60 8-8 0 0zM60 0 8 8 0 0zM0 60-8 8 0 0zM-60 0-8-8 0 0z"/><path class="rd-rose-light" d="M0-60-8-8 0 0zM60 0 8-8 0 0zM0 60 8 8 0 0zM-60 0-8 8 0 0z"/><path class="rd-rose-fine" d="M30-30 12-5M30 30 5 12M-30 30-12 5M-30-30-5-12"/>';
