"""What lies over a ringed thing: nobody can press, or even see, what is under something else.

Whatever a board rings has a class that ends with `-legal`. The browser itself is asked what is painted over it, with
everything made touchable for that moment: labels, meeples and previews let a press through and hide it all the same.
"""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page

SIZES = ((1366, 681), (1440, 757), (1920, 970), (1024, 768), (390, 844))
LEAST = 0.25  # of a thing must lie under another before anybody minds: a foot of a meeple may

FIND = """([root, ignored]) => {
    const STEPS = [0.15, 0.5, 0.85];
    const touchable = new CSSStyleSheet();
    touchable.replaceSync("* { pointer-events: auto !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, touchable];
    const named = (element) => {
        const data = Object.entries(element.dataset).map(([name, value]) => `[${name}=${value}]`).join("");
        const text = (element.textContent || element.getAttribute("aria-label") || "").trim().slice(0, 30);
        return `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}${data} ${text}`.trim();
    };
    const clear = (colour) => /^(transparent|none|)$|^rgba.*, 0\\)$|[/] 0\\)$/.test(colour);
    const written = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const known = new Map();
    const drawn = (element) => {
        if (!known.has(element)) known.set(element, hides(element));
        return known.get(element);
    };
    const hides = (element) => {  // what is under it
        if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) return false;
        const style = getComputedStyle(element);
        if (element instanceof SVGElement && element.tagName !== "svg")
            return !clear(style.fill) || !clear(style.stroke);
        return !clear(style.backgroundColor) || style.backgroundImage !== "none" || written(element);
    };
    const ringed = [...document.querySelectorAll(root)]
        .flatMap((one) => [...one.querySelectorAll("[class*='-legal']")])
        .filter((one) => [...one.classList].some((name) => name.endsWith("-legal")))
        .filter((one) => one.tagName !== "path" && one.checkVisibility());  // land and sky are ground, not things
    const stroke = (one) => {  // half of a line lies beside its box
        if (!(one instanceof SVGGeometryElement)) return 0;
        const { a, b } = one.getScreenCTM() ?? { a: 1, b: 0 };
        return parseFloat(getComputedStyle(one).strokeWidth) * Math.max(1, Math.hypot(a, b)) / 2;
    };
    const boxes = [...document.body.querySelectorAll("*")].map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const more = 1 + stroke(one);
        return { one, left: left - more, right: right + more, top: top - more, bottom: bottom + more };
    });
    const within = (there, [x, y]) => x > there.left && x < there.right && y > there.top && y < there.bottom;
    const meet = (there, box) =>
        there.left < box.right && there.right > box.left && there.top < box.bottom && there.bottom > box.top;
    const later = (thing, one) => thing.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    const painted = (thing, one) =>  // within one drawing, whatever comes later lies above
        !thing.contains(one) && !one.contains(thing) && drawn(one) && !(ignored && one.closest(ignored))
            && (!thing.ownerSVGElement || thing.ownerSVGElement !== one.ownerSVGElement || later(thing, one));
    const found = [];
    for (const thing of ringed) {
        const box = thing.getBoundingClientRect().toJSON();
        const points = STEPS.flatMap((right) =>
            STEPS.map((down) => [box.left + box.width * right, box.top + box.height * down]));
        // To ask what lies at a point takes milliseconds on a large map: only where there is something to ask about.
        const others = boxes.filter((there) => meet(there, box) && painted(thing, there.one));
        const over = new Map();
        let seen = 0;
        const ask = (point) => {
            const stack = document.elementsFromPoint(...point);
            const own = stack.findIndex((one) => thing.contains(one));
            if (own < 0) return;  // cut off, or beside its shape
            seen += 1;
            const above = stack.slice(0, own)
                .filter((one) => !one.contains(thing) && drawn(one) && !(ignored && one.closest(ignored)));
            const whole = (one) => one.closest("g[class], [data-key], button, section, article, li") ?? one;
            for (const one of new Set(above.map(whole))) over.set(one, (over.get(one) ?? 0) + 1);
        };
        const busy = points.filter((point) => others.some((there) => within(there, point)));
        busy.forEach(ask);
        if (over.size) points.filter((point) => !busy.includes(point)).forEach(ask);  // how much of it there is at all
        for (const [other, points] of over) found.push([named(thing), named(other), points / seen]);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== touchable);
    return found;
}"""

# A map writes its names a moment after it got another size: as long as a ringed thing or a label moves, it is not done.
STILL = """() => new Promise((done) => {
    let [last, frames] = ["", 0];
    const look = () => {
        const boxes = [...document.querySelectorAll("[class*='-legal'], svg text")];
        const now = boxes.map((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return [left, top, right, bottom].map(Math.round);
        }).join();
        frames = now === last ? frames + 1 : 0;
        last = now;
        if (frames > 8) done(); else requestAnimationFrame(look);
    };
    look();
})"""


class Overlap(NamedTuple):
    ringed: str
    by: str
    share: float
    """of the ringed thing, as far as it can be seen at all"""


def overlaps(page: Page, root: str = "body", *, ignored: str = "", least: float = LEAST) -> list[Overlap]:
    """Ringed things within `root` and what covers them, worst first. `ignored`: a selector of what may."""
    found = [Overlap(*one) for one in page.evaluate(FIND, [root, ignored])]
    return sorted((one for one in found if one.share >= least), key=lambda one: -one.share)


def overlaps_at_all_sizes(
    page: Page, root: str = "body", *, ignored: str = "", least: float = LEAST
) -> dict[tuple[int, int], list[Overlap]]:
    """The same page in windows of five sizes, where anything is covered."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        if here := overlaps(page, root, ignored=ignored, least=least):
            found[width, height] = here
    return found
