"""Around the game: lobby, seats, clocks, undo by consent, stand-ins, rematch, chat, records, and what is said when
something goes wrong. People in real browsers, each in a window and often in a language of their own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Dialog, Page, Route, expect

from browser.advising import HTTP
from browser.conftest import OpenPage, Served
from browser.playing import ANNA, BERT, LEGAL, new_table, place, start_table, wait_until

OPEN = {"kind": "open"}
TURN = f'{LEGAL}[data-verb="end"]'


def facts(served: Served, table: str) -> dict[str, Any]:
    return dict(HTTP.get(f"{served.url}api/tables/{table}").json())


def two_people(open_page: OpenPage, served: Served, **rest: object) -> tuple[dict[str, Any], Page, Page]:
    """Anna reads English and Bert German."""
    made = new_table(served, [ANNA, BERT], **rest)
    anna = open_page(place(made))
    bert = open_page(place(made, 1), lang="de", name="Bert")
    for page in (anna, bert):
        page.locator(".seats .seat").first.wait_for()
    return made, anna, bert


# In one go: between a look and a click from outside, the question may have become another one.
ANSWER_UNLESS_TURN = """([turn, legal]) => {
  if (document.querySelector(turn)) return true;
  const answer = document.querySelector(".prompt.mine") && document.querySelector(legal);
  if (answer) answer.click();
  return false;
}"""


def whose_turn(first: Page, second: Page) -> tuple[Page, Page]:
    """Who is to act in his own turn, and the other. What comes before (a choice, a window) is answered."""
    now = [f"{button}:not([aria-disabled])" for button in (TURN, LEGAL)]

    def found() -> tuple[Page, Page] | None:
        for page, other in ((first, second), (second, first)):
            if page.evaluate(ANSWER_UNLESS_TURN, now):
                return page, other
        return None

    return wait_until(first, found, "nobody's turn came")


def resign(page: Page) -> None:
    def agree(dialog: Dialog) -> None:
        dialog.accept()

    page.once("dialog", agree)
    page.locator("[data-key=standing]").wait_for()
    page.locator("[data-key=slot-menu]").click()
    page.locator("dialog .danger").click()


def table_of(page: Page) -> str:
    return str(page.url.split("/table/")[1].split("?")[0])


# -- resigning and once more --------------------------------------------------------------------------------------


def test_who_resigned_only_watches_and_a_rematch_seats_both_again(open_page: OpenPage, served: Served) -> None:
    made, anna, bert = two_people(open_page, served, title="Return match")
    resign(anna)
    expect(anna.locator(".ask-undo")).to_contain_text("You have resigned")
    expect(anna.locator("[data-key=back]")).to_have_count(0)
    expect(anna.locator(LEGAL)).to_have_count(0)
    expect(bert.locator(".seat").first).to_contain_text("aufgegeben")
    resign(bert)
    for page, words in ((anna, "Everybody has given up"), (bert, "Alle haben aufgegeben")):
        expect(page.locator(".prompt")).to_contain_text(words)
        expect(page.locator(".banner")).to_contain_text(words)
    anna.locator("[data-key=rematch]").click()
    expect(anna.locator(".waiting")).to_contain_text("The seats are kept")
    expect(anna.locator(".chairs li").nth(1)).to_contain_text("kept free")
    expect(bert.locator("[data-key=rematch]")).to_have_text("Zur Revanche")
    bert.locator("[data-key=rematch]").click()
    expect(bert.locator(".waiting h1")).to_have_text("Return match")
    expect(anna.locator(".chairs li").nth(1)).to_contain_text("here")
    anna.locator("[data-key=start]").click()
    for page in (anna, bert):
        page.locator(".prompt p").wait_for()
    assert table_of(anna) == table_of(bert) != made["table"]


def test_a_rematch_with_nobody_to_wait_for_begins_at_once(open_page: OpenPage, served: Served) -> None:
    """Two at one screen."""
    made = new_table(served, [ANNA, BERT])
    page = open_page(place(made))
    page.locator(".seats .seat").first.wait_for()
    page.goto(served.url + place(made, 1))
    for _ in range(2):
        page.locator(".curtain-card button").click()
        expect(page.locator(".curtain-card")).to_be_hidden()
        resign(page)
    page.locator("[data-key=rematch]").click()
    wait_until(page, lambda: table_of(page) != made["table"], "a new table")
    page.locator(".curtain-card button").wait_for()
    assert facts(served, table_of(page))["status"] == "running"
    kept = page.evaluate("table => JSON.parse(localStorage['brink.tables'])[table].tokens.length", table_of(page))
    assert kept == 2, "both people at this screen have their seat"


# -- clocks -------------------------------------------------------------------------------------------------------


def test_a_live_clock_runs_down_a_bot_takes_over_and_the_seat_is_taken_back(
    open_page: OpenPage, served: Served
) -> None:
    clock: dict[str, Any] = {"kind": "live", "seconds": 12, "increment": 0}
    made, anna, bert = two_people(open_page, served, settings={"clock": clock}, start=False)
    pages = (anna, bert)
    start_table(served, made)
    expect(anna.locator(".seat-clock")).to_have_count(2)
    expect(anna.locator(".seat.turn .seat-clock.runs.short")).to_have_count(1)
    expect(anna.locator(".seat:not(.turn) .seat-clock.runs")).to_have_count(0)
    runs = anna.locator(".seat-clock.runs")
    before = runs.inner_text()
    expect(runs).not_to_have_text(before)
    wait_until(anna, lambda: any(page.locator("[data-key=back]").count() for page in pages), "no flag fell")
    late = 0 if anna.locator("[data-key=back]").count() else 1
    # At once: the other's clock runs now, and when that has run out too the bots are alone and very quick.
    pages[late].locator("[data-key=back]").dispatch_event("click")

    def seat() -> dict[str, Any]:
        return dict(facts(served, made["table"])["seats"][late])

    wait_until(anna, lambda: not seat()["bot"], "the seat is not taken back")
    assert seat()["clock"] > clock["seconds"], "a moment to find one's way"
    expect(pages[late].locator("[data-key=back]")).to_have_count(0)
    expect(pages[late].locator(".log")).to_contain_text(re.compile("has run out|abgelaufen"))


def test_how_long_bots_wait_is_chosen_and_may_be_changed(open_page: OpenPage, served: Served) -> None:
    page = open_page("#/")
    page.locator(".game-card .primary").first.click()
    page.locator("[data-key=pace]").select_option("slow")
    page.locator("dialog[open] button[type=submit]").click()
    page.locator(".seats .seat").first.wait_for()
    table = page.url.split("/table/")[1]
    assert facts(served, table)["settings"]["pace"] == "slow"
    page.locator("[data-key=slot-menu]").click()
    pace = page.locator("dialog[open] [data-key=pace]")
    expect(pace).to_have_value("slow")
    pace.select_option("quick")
    wait_until(page, lambda: facts(served, table)["settings"]["pace"] == "quick", "it was not changed")


def test_a_clock_of_days_is_shown_where_it_runs(open_page: OpenPage, served: Served) -> None:
    made = new_table(served, [ANNA, BERT], settings={"clock": {"kind": "days", "days": 3}})
    page = open_page(place(made), lang="de")
    clock = page.locator(".seat-clock")
    expect(clock).to_have_count(1)
    expect(page.locator(".seat.turn .seat-clock.runs")).to_have_text("2 T 23h")


# -- undo by consent ----------------------------------------------------------------------------------------------


def test_undo_is_asked_for_refused_and_granted(open_page: OpenPage, served: Served) -> None:
    _, anna, bert = two_people(open_page, served, settings={"undo": "consent"})
    asker, other = whose_turn(anna, bert)
    name = "Anna" if asker is anna else "Bert"
    asker.locator(f'{LEGAL}[data-verb="draw"]').first.click()
    # The other passes by himself; then nobody moves until the question is answered.
    expect(asker.locator("[data-key=undo]")).to_have_text(re.compile("Ask to undo|Rücknahme erbitten"))
    expect(asker.locator(".prompt.mine")).to_be_visible()
    asker.locator("[data-key=undo]").click()
    expect(asker.locator(".ask-undo")).to_contain_text("Bert" if asker is anna else "Anna")
    expect(other.locator(".ask-undo")).to_contain_text(name)
    other.locator("[data-key=refuse]").click()
    expect(asker.locator(".tip")).to_contain_text(re.compile("does not agree|nicht einverstanden"))
    expect(asker.locator(".ask-undo")).to_have_count(0)
    expect(asker.locator(".prompt.mine")).to_be_visible()
    asker.locator("[data-key=undo]").click()
    other.locator("[data-key=agree]").click()
    for page in (asker, other):
        expect(page.locator(".log")).to_contain_text(re.compile("took back|zurückgenommen"))
        expect(page.locator(".ask-undo")).to_have_count(0)


# -- stand-ins ----------------------------------------------------------------------------------------------------


def test_a_bot_stands_in_for_somebody_absent_until_he_is_back(open_page: OpenPage, served: Served) -> None:
    made, anna, bert = two_people(open_page, served)
    gone, here = whose_turn(anna, bert)
    seat = 0 if gone is anna else 1
    gone.close()
    expect(here.locator(".seat .dot").nth(seat)).not_to_have_class(re.compile("on"))
    here.locator("[data-key=replace]").click()
    expect(here.locator(".seat").nth(seat).locator(".icon")).to_have_count(1)
    expect(here.locator("[data-key=replace]")).to_have_count(0)
    back = open_page(place(made, seat), lang="nl")
    expect(back.locator(".ask-undo")).to_contain_text("speelt voor jou")
    expect(back.locator(".prompt.mine")).to_have_count(0)
    back.locator("[data-key=back]").click()
    expect(back.locator("[data-key=back]")).to_have_count(0)
    expect(here.locator(".seat").nth(seat).locator(".dot.on")).to_have_count(1)


# -- coming in ----------------------------------------------------------------------------------------------------


def test_a_stranger_joins_from_the_lobby_while_others_come_and_go(open_page: OpenPage, served: Served) -> None:
    made = new_table(served, [ANNA, OPEN, OPEN], start=False, title="Offene Runde am Abend")
    anna = open_page(place(made))
    anna.locator(".waiting").wait_for()
    karl = open_page("#/lobby", lang="de", name="Anna", noisy=True)  # the browser notes the refusal
    karl.locator("[data-key=find]").fill("offene runde")
    ticket = karl.locator(".lobby-list .ticket")
    expect(ticket).to_have_count(1)
    expect(ticket).to_contain_text("2 Plätze frei")
    expect(ticket.locator(".ticket-go")).to_have_text("Mitspielen")
    ticket.click()
    karl.locator("[data-key=join]").click()
    expect(karl.locator(".toast.bad")).to_contain_text("heißt schon so")
    field = karl.locator(".join input")
    field.fill("Kar")
    join = {"name": "Cleo"}
    HTTP.post(f"{served.url}api/tables/{made['table']}/join", json=join).raise_for_status()
    expect(karl.locator(".chairs li").nth(1)).to_contain_text("Cleo")
    expect(field).to_be_focused()
    karl.keyboard.type("l")
    expect(field).to_have_value("Karl")
    karl.locator("[data-key=join]").click()
    for page, words in ((anna, "here"), (karl, "(du)")):
        expect(page.locator(".chairs li").nth(2)).to_contain_text("Karl")
        expect(page.locator(".chairs li").nth(2)).to_contain_text(words)
    watcher = open_page("#/lobby", lang="es")
    go = watcher.locator(f"[data-key='t {made['table']}'] .ticket-go")
    expect(go).to_have_text("Mirar")  # no seat is free
    go.click()
    expect(watcher.locator(".waiting")).to_be_visible()
    expect(watcher.locator(".join")).to_have_count(0)
    start_table(served, made)
    expect(watcher.locator(".tools")).to_contain_text("Estás mirando")
    expect(watcher.locator(LEGAL)).to_have_count(0)
    for page in (anna, karl):
        expect(page.locator("[data-key=standing]")).to_be_visible()


def test_an_invited_friend_takes_his_seat_and_another_name(open_page: OpenPage, served: Served) -> None:
    made = new_table(served, [ANNA, {"kind": "person", "name": "Guest 2"}], start=False)
    anna = open_page(place(made))
    friend = open_page(place(made, 1), lang="es", name="", noisy=True)  # the browser notes the refusal
    friend.locator(".join input").fill("Anna")
    friend.get_by_role("button", name="Cambiar el nombre").click()
    expect(friend.locator(".toast.bad")).to_be_visible()
    friend.locator(".join input").fill("Zoë")
    friend.get_by_role("button", name="Cambiar el nombre").click()
    expect(anna.locator(".chairs li").nth(1)).to_contain_text("Zoë")
    start_table(served, made)
    friend.locator("[data-key=standing]").wait_for()
    friend.locator("[data-key=slot-menu]").click()
    friend.locator("dialog .join input").fill("Zoraida")
    friend.locator("dialog .join button").click()
    for page in (anna, friend):
        expect(page.locator(".seat-name").nth(1)).to_contain_text("Zoraida")
        expect(page.locator(".log")).to_contain_text("Zoraida")
    assert "seat=" not in friend.url


def test_an_invitation_is_copied_also_where_the_clipboard_is_denied(open_page: OpenPage, served: Served) -> None:
    page = open_page("#/new/dictators")
    page.locator("[data-key=many2]").click()
    page.locator("[data-key=name1]").fill("Bert")
    page.locator(".create button[type=submit]").click()
    copy = page.get_by_role("button", name="Copy invitation")
    page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text }")
    copy.click()
    expect(page.locator(".toast")).to_have_text("Copied.")
    link = str(page.evaluate("window.copied"))
    assert re.fullmatch(re.escape(served.url) + r"#/table/\w+\?invite=[\w-]{20,}", link)
    # The old way, also from within a dialog, behind which nothing can be selected.
    page.evaluate("""() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
        document.addEventListener('copy', () => { window.copied = document.activeElement.value; });
    }""")
    page.locator("[data-key=slot-menu]").click()
    page.locator("dialog").get_by_role("button", name="Copy invitation: Bert").click()
    expect(page.locator("dialog .toast").last).to_have_text("Copied.")
    assert page.evaluate("window.copied") == link
    page.keyboard.press("Escape")
    # Nothing works: the link is there to be copied by hand.
    page.evaluate("document.execCommand = () => false")
    copy.click()
    by_hand = page.get_by_role("textbox", name="Copy this link by hand")
    expect(by_hand).to_have_value(link)
    assert page.evaluate("getSelection().toString()") == link


# Lines that take a second to be dialled, and how many there were.
SLOW_LINES = """
window.dialled = 0;
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...args) {
    super(...args);
    window.dialled += 1;
    this.through = new Promise((done) => setTimeout(done, 1000)).then(() => (this.ready = true));
  }
  get readyState() {
    return this.ready ? super.readyState : Plain.CONNECTING;
  }
  addEventListener(kind, told) {
    super.addEventListener(kind, kind === "open" ? (event) => this.through.then(() => told(event)) : told);
  }
};
"""


def test_an_invitation_that_is_taken_while_the_line_is_dialled_needs_no_second_one(
    open_page: OpenPage, served: Served
) -> None:
    host = open_page("#/new/dictators")
    host.locator("[data-key=many2]").click()
    host.locator(".create button[type=submit]").click()
    link = host.locator(".chairs [data-key^='copy ']").get_attribute("data-key") or ""
    address = link.removeprefix("copy ").removeprefix(served.url)
    bert = open_page(address, before=lambda page: page.add_init_script(SLOW_LINES))
    expect(bert.locator(".chairs li").nth(1)).to_contain_text("you")
    assert bert.evaluate("window.dialled") == 1


def test_an_invitation_is_for_one_friend_and_a_new_link_cuts_the_old_one_off(
    open_page: OpenPage, served: Served
) -> None:
    host = open_page("#/new/dictators")
    host.locator("[data-key=many2]").click()
    host.locator("[data-key=name1]").fill("Bert")
    host.locator(".create button[type=submit]").click()
    host.evaluate("navigator.clipboard.writeText = async text => { window.copied = text }")
    host.get_by_role("button", name="Copy invitation").click()
    expect(host.locator(".toast")).to_have_text("Copied.")
    host.set_viewport_size({"width": 390, "height": 844})
    toast, start = host.locator(".toasts").bounding_box(), host.get_by_role("button", name="Start").bounding_box()
    assert toast
    assert start
    assert toast["y"] + toast["height"] <= start["y"]  # it covers nothing that is pressed next
    address = str(host.evaluate("window.copied")).removeprefix(served.url)
    expect(host.locator(".seats li").nth(1)).to_contain_text("invited")

    bert = open_page(address, name="Berta")  # as she calls herself, whatever the host wrote
    expect(bert.locator(".chairs li").nth(1)).to_contain_text("you")
    expect(bert.locator(".waiting h1")).to_have_text("Revenge of the Dictators")  # a table without a title of its own
    expect(host.locator(".seats li").nth(1)).to_contain_text("Berta")
    assert "invite" not in bert.url
    expect(host.get_by_role("button", name="Copy invitation")).to_have_count(0)  # the host has no key to it any more

    stranger = open_page(address, lang="de", noisy=True)  # the browser notes the refusal
    expect(stranger.locator(".toast.bad")).to_contain_text("schon benutzt")
    expect(stranger.locator(".chairs")).not_to_contain_text("(du)")

    host.locator("[data-key=start]").click()
    expect(bert.locator("[data-key=standing]")).to_be_visible()
    host.locator("[data-key=slot-menu]").click()
    for offer in ("New link: Berta", "Give away Berta’s seat"):
        expect(host.get_by_role("button", name=offer)).to_have_count(0)  # nobody takes it from him
    host.keyboard.press("Escape")
    bert.evaluate("document.querySelector('brink-table').session.send({type: 'away'})")
    host.wait_for_function("() => document.querySelector('brink-table').session.message.seats[1].away !== null")
    host.locator("[data-key=slot-menu]").click()
    host.get_by_role("button", name="Give away Berta’s seat").click()
    host.locator("[data-key=free-do]").click()  # of two the one who is left decides alone
    expect(bert.locator(".log")).to_contain_text("the seat of Berta is free")
    expect(bert.locator("[data-key=standing]")).to_have_count(0)
    host.locator("[data-key=slot-menu]").click()
    host.get_by_role("button", name="New link: Berta").click()
    host.get_by_role("button", name="Make a new link").click()
    expect(bert.locator(".log")).to_contain_text("The seat of Berta has a new link")
    again = open_page(str(host.evaluate("window.copied")).removeprefix(served.url))
    expect(again.locator("[data-key=standing]")).to_be_visible()


def test_a_seat_is_given_away_when_all_others_agree(open_page: OpenPage, served: Served) -> None:
    """13.16: neither the host nor anybody else alone; whoever comes back in time keeps it."""
    made = new_table(served, [ANNA, BERT, {"kind": "person", "name": "Carl"}])
    anna, bert, carl = pages = [open_page(place(made, seat)) for seat in range(3)]
    for page in pages:
        expect(page.locator(".seat .dot.on")).to_have_count(3)

    def propose() -> None:
        bert.evaluate("document.querySelector('brink-table').session.send({type: 'away'})")
        expect(anna.locator(".seat-state", has_text="away")).to_have_count(0)  # he is connected, but says so
        anna.wait_for_function("() => document.querySelector('brink-table').session.message.seats[1].away !== null")
        anna.locator("[data-key=slot-menu]").click()
        anna.get_by_role("button", name="Give away Bert’s seat").click()
        expect(anna.locator("dialog")).to_contain_text("Carl")
        anna.locator("[data-key=free-do]").click()

    propose()
    expect(anna.locator(".tools")).to_contain_text("Carl must still agree")
    carl.locator("[data-key=free-refuse]").click()
    for page in (anna, carl):
        expect(page.locator(".log")).to_contain_text("Carl keeps the seat for Bert")
        expect(page.locator(".tools")).not_to_contain_text("seat may go")
    propose()
    expect(carl.locator("[data-key=free-agree]")).to_be_visible()
    bert.evaluate("document.querySelector('brink-table').session.send({type: 'back'})")
    expect(carl.locator("[data-key=free-agree]")).to_have_count(0)
    expect(carl.locator(".log")).to_contain_text("Bert is back and keeps the seat")
    propose()
    carl.locator("[data-key=free-agree]").click()
    expect(bert.locator(".log")).to_contain_text("the seat of Bert is free")
    expect(bert.locator("[data-key=standing]")).to_have_count(0)  # he watches
    carl.locator("[data-key=slot-menu]").click()
    expect(carl.get_by_role("button", name="New link: Bert")).to_be_visible()


# -- two windows of one person, and standing answers --------------------------------------------------------------


def test_two_windows_of_one_seat_stay_the_same(open_page: OpenPage, served: Served) -> None:
    made, anna, bert = two_people(open_page, served)
    mover, other = whose_turn(anna, bert)
    second = mover.context.new_page()
    second.goto(f"{served.url}#/table/{made['table']}")
    second.locator(f'{LEGAL}[data-verb="draw"]').first.click()

    whose_turn(mover, other)  # whatever the card drawn asks of anybody

    def same() -> bool:
        mine, others = (
            (page.locator(".log li").all_inner_texts(), page.locator(".prompt").inner_text())
            for page in (mover, second)
        )
        return mine == others

    wait_until(mover, same, "the windows differ")
    mover.locator(TURN).click()
    expect(second.locator(".prompt.mine")).to_have_count(0)
    # A standing answer is told while it holds, in both, also after a reload, and is taken back in either.
    notice = re.compile("You pass by yourself until your turn|Du passt von selbst, bis du am Zug bist")
    mover.locator("[data-key=standing]").select_option("until-my-turn")
    mover.reload()
    for page in (mover, second):
        expect(page.locator(".ask-undo")).to_contain_text(notice)
        expect(page.locator("[data-key=standing]")).to_have_value("until-my-turn")
    second.locator("[data-key=standing-stop]").click()
    for page in (mover, second):
        expect(page.locator(".ask-undo")).to_have_count(0)
        expect(page.locator("[data-key=standing]")).to_have_value("ask-able")
    # It ends by itself when one's turn comes.
    mover.locator("[data-key=standing]").select_option("until-my-turn")
    expect(second.locator(".ask-undo")).to_contain_text(notice)
    whose_turn(other, other)
    other.locator(TURN).click()
    expect(second.locator(TURN)).to_be_visible()
    for page in (mover, second):
        expect(page.locator(".ask-undo")).to_have_count(0)


# -- chat ---------------------------------------------------------------------------------------------------------


def test_chat_reaches_everybody_has_a_limit_and_is_for_players(open_page: OpenPage, served: Served) -> None:
    made, anna, bert = two_people(open_page, served)
    watcher = open_page(f"#/table/{made['table']}", lang="nl")
    anna.locator("[data-tab=chat]").click()
    watcher.locator("[data-tab=chat]").click()
    field = anna.locator(".chat-form input")
    field.fill("<b>Hi</b> & hello")
    anna.keyboard.press("Enter")
    expect(field).to_have_value("")
    for page in (anna, watcher):
        expect(page.locator(".chat li span")).to_have_text(["<b>Hi</b> & hello"])
    expect(watcher.locator("form.chat-form")).to_be_hidden()
    expect(watcher.locator("p.chat-form")).to_contain_text("alleen spelers")
    tab = bert.locator("[data-tab=chat]")
    expect(tab).to_have_class(re.compile("unread"))
    expect(tab).to_have_accessible_name("Chat (neu)")
    tab.click()
    expect(tab).not_to_have_class(re.compile("unread"))
    expect(tab).to_have_accessible_name("Chat")
    field.fill("x" * 480)
    expect(anna.locator(".chat-form output")).to_have_text("20")
    field.press_sequentially("y" * 25)
    assert len(field.input_value()) == 500
    for number in range(20):  # more than a person says at once
        field.fill(f"again {number}")
        anna.keyboard.press("Enter")
        anna.wait_for_function(  # said, or refused
            "count => document.querySelector('.tip') || document.querySelectorAll('.chat li').length === count",
            arg=number + 2,
        )
        if anna.locator(".tip").count():
            break
    expect(anna.locator(".tip")).to_contain_text("Too many")
    expect(field).to_have_value(f"again {number}")


# -- records ------------------------------------------------------------------------------------------------------


def test_a_record_is_saved_opened_again_and_played_on(
    open_page: OpenPage, served: Served, finished: str, tmp_path: Path
) -> None:
    page = open_page("#/lobby", lang="de", noisy=True)  # the browser notes that one upload was refused
    wait_until(page, lambda: facts(served, finished)["status"] == "finished", "the bots play on and on")
    page.goto(f"{served.url}#/replay/{finished}")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Aufzeichnung laden").click()
    record = json.loads(saved.value.path().read_text())
    page.goto(served.url + "#/lobby")
    opened = page.locator("[data-key=import]")
    spoilt = {**record, "moves": record["moves"][:-1]}
    for name, text in (("words.json", "not a record"), ("list.json", "[1, 2]"), ("spoilt.json", json.dumps(spoilt))):
        (tmp_path / name).write_text(text)
        opened.set_input_files(tmp_path / name)
        expect(page.locator(".toast.bad")).to_have_text(
            ["Diese Datei ist keine Aufzeichnung, die sich hier öffnen lässt."]
        )
        page.evaluate("document.querySelector('.toasts').replaceChildren()")
    (tmp_path / "game.json").write_text(json.dumps(record))
    opened.set_input_files(tmp_path / "game.json")
    page.wait_for_url(re.compile("#/replay/"))
    assert finished not in page.url
    expect(page.locator(".scrub-bar output")).to_have_text(f"0 / {len(record['moves'])}")
    page.locator(".scrub").fill("25")
    expect(page.locator(".prompt .tag")).to_contain_text("25", ignore_case=True)
    page.get_by_role("button", name="Von hier aus weiterspielen").click()
    expect(page.locator(".create p").first).to_contain_text("25")
    expect(page.locator(".chairs li")).to_have_count(3)
    page.locator(".create button[type=submit]").click()
    expect(page.locator(".seat.you")).to_have_count(1)
    page.locator(".prompt p").wait_for()
    assert facts(served, table_of(page))["moves"] >= 25


# -- the lobby ----------------------------------------------------------------------------------------------------


# What is cut of what a table is called, and of who sits there.
CUT = """() => [...document.querySelectorAll('.ticket :is(b, span)')]
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    .filter(one => getComputedStyle(one).display !== 'inline').map(one => one.textContent)"""
TITLE = "at the Donaudampfschifffahrtsgesellschaft, with everybody who comes"
LONG = "Donaudampfschifffahrtsgesellschaftskapit"


def many_tables(route: Route, model: dict[str, Any]) -> None:
    status = (
        "open" if "status=open" in route.request.url else "running" if "status=running" in route.request.url else ""
    )
    seats = [{**seat, "name": name} for seat, name in zip(model["seats"], (LONG, "Émile"), strict=True)]
    rows = [
        {
            **model,
            "table": f"t{number}",
            "title": f"Evening {number} {TITLE}",
            "status": status,
            "seats": seats,
            "deciding": 1,
        }
        for number in range(55 if status == "running" else 0)
    ]
    route.fulfill(json=rows)


@pytest.fixture
def crowded(open_page: OpenPage, served: Served) -> Page:
    """A lobby with 55 running games, on a phone."""
    model = facts(served, new_table(served, [ANNA, BERT])["table"])

    def crowd(page: Page) -> None:
        page.route(re.compile(r"/api/tables\?"), lambda route: many_tables(route, model))

    return open_page("#/lobby", size=(390, 844), before=crowd)


def test_a_crowded_lobby_is_narrowed_down(crowded: Page) -> None:
    page, tickets = crowded, crowded.locator(".lobby-list .ticket")
    expect(page.locator(".lobby-list .num")).to_have_text(["0", "55", "0"])
    expect(page.locator(".lobby-list .empty")).to_have_count(2)
    expect(tickets).to_have_count(24)
    expect(tickets.first).to_contain_text("Émile is to act")
    assert page.evaluate("document.documentElement.scrollWidth") == 390, "long names do not stick out"
    assert page.evaluate(CUT) == [], "nobody can point at what is cut"
    page.get_by_role("button", name="Show 31 more").click()
    expect(tickets).to_have_count(55)
    find = page.locator("[data-key=find]")
    find.press_sequentially("evening 5")
    expect(find).to_be_focused()
    expect(tickets).to_have_count(6)
    find.fill("emile")
    expect(tickets).to_have_count(55)
    find.fill("nobody at all")
    expect(page.locator(".lobby-list")).to_have_count(0)
    expect(page.locator(".empty")).to_have_text("No table fits that.")
    find.fill("")
    page.get_by_role("radio", name="Open").check(force=True)
    expect(page.locator(".lobby-list h2")).to_have_count(1)
    expect(page.locator(".empty")).to_have_text("Nobody is waiting for players right now.")


def test_ones_own_games_say_whose_turn_it_is(open_page: OpenPage, served: Served) -> None:
    private = {"private": True}
    made = new_table(served, [ANNA, BERT], title="Between us", settings=private)
    other = new_table(served, [ANNA, OPEN], title="Still open", settings=private, start=False)
    page = open_page(place(made))
    page.locator(".prompt p").wait_for()
    deciding = facts(served, made["table"])["deciding"]
    page.goto(served.url + place(other))
    page.locator(".waiting").wait_for()
    page.goto(served.url)
    mine = page.locator(".mine li")
    expect(mine).to_have_count(2)
    expect(mine.filter(has_text="Between us")).to_contain_text("Your turn" if deciding == 0 else "Bert is to act")
    expect(mine.filter(has_text="Still open")).to_contain_text("1 seat free")
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.get_by_role("button", name="Forget Still open").click()
    expect(mine).to_have_count(2)
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Forget Still open").click()
    expect(mine).to_have_count(1)


# -- what goes wrong ----------------------------------------------------------------------------------------------


def test_a_wrong_address_is_told_in_ones_own_language(open_page: OpenPage, served: Served) -> None:
    page = open_page("#/table/nowhere", lang="es", noisy=True)  # the browser notes each 404 itself
    expect(page.locator("h1")).to_have_text("No existe esa mesa.")
    page.goto(served.url + "#/table/%E0%A4%A")
    expect(page.locator("h1")).to_have_text("No existe esa mesa.")
    page.goto(served.url + "#/replay/nowhere")
    expect(page.locator("h1")).to_have_text("Esa mesa no existe.")
    page.goto(served.url + "#/new/chess")
    expect(page.locator(".reason")).to_have_text("No hay nada en esta dirección.")
    page.goto(served.url + "#/elsewhere")
    expect(page.locator(".toast")).to_have_text("No hay nada en esta dirección.")
    expect(page.locator(".game-card").first).to_be_visible()


def test_a_wrong_key_is_told_once_and_lets_one_watch(open_page: OpenPage, served: Served) -> None:
    made = new_table(served, [ANNA, BERT])
    page = open_page(f"#/table/{made['table']}?seat=AAAAAAAAAAAAAAAAAAAAAA", lang="nl")
    expect(page.locator(".tip")).to_have_text("Deze sleutel past niet op die plaats.")
    expect(page.locator(".tools")).to_contain_text("Je kijkt toe.")
    page.reload()
    expect(page.locator(".tools")).to_contain_text("Je kijkt toe.")
    expect(page.locator(".tip")).to_have_count(0)
    page.goto(served.url)
    page.locator(".game-card").first.wait_for()
    expect(page.locator(".mine")).to_have_count(0)


def test_a_server_that_is_down_is_told_and_comes_back(open_page: OpenPage, served: Served) -> None:
    def unknown(page: Page) -> None:
        """A browser that has not kept the Dutch words."""
        page.route("**/locale/nl.json", lambda route: route.abort())

    page = open_page(lang="de", noisy=True, before=unknown)
    page.locator(".game-card").first.wait_for()
    page.context.set_offline(True)
    sentence = "Der Server ist nicht zu erreichen. Bitte gleich noch einmal versuchen."
    page.locator(".game-card .primary").first.click()
    page.locator("dialog button[type=submit]").click()
    expect(page.locator("dialog .toast")).to_have_text(sentence)
    page.keyboard.press("Escape")
    page.locator("select.lang").select_option("nl")
    expect(page.locator(".toast")).to_have_text([sentence, sentence])
    expect(page.locator("select.lang")).to_have_value("de")
    page.locator("[data-key=nav-lobby]").click()
    expect(page.locator(".reason")).to_have_text(sentence)
    expect(page.locator(".lobby-list")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.locator(".reason")).to_have_count(0)
    expect(page.locator(".lobby-list")).to_have_count(3)


def test_who_says_no_name_is_called_in_each_readers_words(open_page: OpenPage) -> None:
    """Neither the host nor whom he invites; on a phone it is also read who has not come yet."""
    host = open_page("#/new/dictators", size=(390, 844), lang="nl")
    expect(host.locator("[data-key=name1]")).to_have_attribute("placeholder", "Speler 2")
    host.locator("[data-key=name0]").fill("")
    host.locator("[type=submit]").click()
    expect(host.locator(".chairs b")).to_have_text(["Speler 1", "Speler 2", "Bot 3", "Bot 4"])
    state = host.locator(".chairs .seat-state").nth(1)
    expect(state).to_have_text("uitgenodigd")
    assert not state.evaluate("one => one.scrollWidth > one.clientWidth"), "cut"
    watcher = open_page(f"#/table/{host.url.split('/table/')[1]}", lang="de")
    expect(watcher.locator(".chairs b")).to_have_text(["Spieler 1", "Spieler 2", "Bot 3", "Bot 4"])
