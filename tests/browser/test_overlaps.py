"""What the other tests trust: whatever covers a ringed thing is found, and nothing else."""

from __future__ import annotations

from playwright.sync_api import Browser

from browser.overlaps import overlaps

BESIDE = "position: absolute; left: 0; top: 0; width: 40px; height: 40px;"
DRAWN = '<svg width="200" height="200" style="position: absolute; left: 0; top: 0">{}</svg>'
RING = '<rect class="x-legal" x="20" y="20" width="40" height="40" fill="red" />'
LABEL = '<text x="25" y="45" font-size="30" fill="black" data-name="label">MM</text>'
STROKE = '<path class="road" d="M0 62 H90" stroke="black" stroke-width="80" fill="none" />'
BUTTON = f'<button class="x-legal" style="{BESIDE}">press</button>'
SHEET = f'<div class="sheet" style="{BESIDE} background: white; pointer-events: none"></div>'
GLASS = f'<div class="sheet" style="{BESIDE}"></div>'


CASES = {
    "drawn later": (DRAWN.format(RING + LABEL), "text"),
    "drawn earlier": (DRAWN.format(LABEL + RING), ""),
    "a thick line drawn later": (DRAWN.format(RING + STROKE), "path"),
    "a page over a drawing": (DRAWN.format(RING) + SHEET.replace("left: 0", "left: 20px"), "div"),
    "a drawing over a page": (BUTTON + DRAWN.format(STROKE.replace("62", "20")), "path"),
    "a sheet that lets a press through": (BUTTON + SHEET, "div"),
    "a sheet that stands earlier and is lifted": (SHEET.replace("left: 0", "z-index: 1; left: 0") + BUTTON, "div"),
    "a sheet of glass": (BUTTON + GLASS, ""),
    "a sheet beside it": (BUTTON + SHEET.replace("left: 0", "left: 60px"), ""),
}


def test_what_covers_it_is_found(browser: Browser) -> None:
    page = browser.new_page()
    found = {}
    for name, (what, _) in CASES.items():
        page.set_content(what)
        found[name] = [one.by.split(".")[0].split("[")[0] for one in overlaps(page)]
    page.close()
    assert found == {name: [by] if by else [] for name, (_, by) in CASES.items()}
