"""The board kit, module by module, in a real browser: what the boards of all games stand on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import OpenPage, Served
from browser.playing import ANNA, QUICK, new_table, place, play_if_asked, wait_for_my_turn, wait_until

OFFER = """const offer = (verb, about = {}, reason = null) => ({
    action: [verb, ...Object.values(about)], text: [verb, ...Object.values(about)].join(' '), about, reason,
    group: verb, heading: '', label: verb, closes: false});
"""
STAGE = """const {createMenu} = await import('/kit/menu.js');
    const {createPress} = await import('/kit/press.js');
    const done = [];
    const act = (action, after) => done.push([action, after ?? []]);
    const menu = createMenu({act, say: key => key, lang: 'en', prefix: 'kt'});
    const anchor = document.createElement('button');
    anchor.id = 'anchor'; anchor.textContent = 'piece';
    document.querySelector('main').prepend(anchor);
    window.kit = {press: createPress({act, menu}), menu, done, anchor};
"""


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    page = open_page()
    page.locator(".game-card").first.wait_for()
    return page


def run(page: Page, script: str) -> Any:
    return page.evaluate("async () => {" + OFFER + script + "}")


def test_candidates_are_found_by_the_pieces_they_are_about(page: Page) -> None:
    found = run(
        page,
        """const {Choices, pieceOf} = await import('/kit/choices.js');
        const choices = new Choices([
            offer('play', {card: 17}), offer('swap', {card: 3, card_own: 17}), offer('move', {card: 17, city: 4}),
            offer('discard', {card: 17}, {text: 'no', rule: ''}), offer('done')]);
        const words = list => list.map(one => one.text);
        return {
            card: words(choices.of({card: 17})), both: words(choices.of({card: 17, city: 4})),
            verb: words(choices.of({card: 17}, 'discard')), none: words(choices.of({card: 4})),
            any: words(choices.with('card', 17)), pieces: choices.pieces('card'),
            can: [choices.can('play'), choices.can('discard'), choices.can('fly')],
            same: choices.find(['move', 17, 4]).text,
            number: [pieceOf(choices.all[2], 'city'), pieceOf(choices.all[4], 'city')],
        };""",
    )
    assert found == {
        "card": ["play 17", "move 17 4", "discard 17"],
        "both": ["move 17 4"],
        "verb": ["discard 17"],
        "none": [],
        "any": ["play 17", "swap 3 17", "move 17 4", "discard 17"],
        "pieces": [17, 3],
        "can": [True, False, False],
        "same": "move 17 4",
        "number": [4, -1],
    }


def test_what_ends_with_a_stop_gets_no_second_and_money_owed_is_told_before_it_is(page: Page) -> None:
    said = run(
        page,
        """const {aloud} = await import('/kit/voice.js');
        const {createForecast} = await import('/games/volk/forecast.js');
        const power = ['USA', 'Soviet Union'];
        const names = { power, side: ['West', 'East'], province: [] };
        const endings = [{ how: '', seats: [] }];
        const {brief} = createForecast({ names, say: (key) => key });
        const seen = (treasury) => brief({ endings, protests: null, cold_war: { treasury } });
        const told = (treasury) => seen(treasury).map(one => one.textContent);
        return {
            one: aloud({ title: 'Washington D.C.', lines: ['White House', 'Bert stands here!'], offers: [] }),
            debts: told([[-3, 1], [2, 4]]), none: told([[0, 1], [2, 4]]),
        };""",
    )
    assert said["one"] == "Washington D.C. White House. Bert stands here!"
    assert said["debts"][1:] == ["−$3"]
    assert said["none"][1:] == []


def test_a_forecast_of_several_ends_warns_and_names_the_winner_they_share(page: Page) -> None:
    """Bankruptcy or the end of socialism: the West wins either way. It looked as if that were open."""
    said = run(
        page,
        """const {createForecast} = await import('/games/volk/forecast.js');
        const names = { side: ['West', 'East'], province: [] };
        const {brief, warning} = createForecast({ names, say: (key, { who = '' } = {}) => key + who });
        const seen = (...endings) => ({ endings: endings.map(([how, ...seats]) => ({ how, seats })), protests: null });
        const told = (...endings) => [brief(seen(...endings))[0].textContent, warning(seen(...endings))];
        return [told(['a', 0], ['b', 0]), told(['a', 0], ['b', 1]), told(['a', 0], [''])];""",
    )
    shared, either = "ending-a / ending-b. fc-winsWest.", "ending-a / ending-b."
    assert said == [
        [f"forecast: {shared}", shared],
        [f"forecast: {either}", either],
        ["forecast: ending-a / ending-goes-on.", ""],
    ]


def test_a_menu_offers_what_can_be_done_before_what_cannot(page: Page) -> None:
    said = run(
        page,
        """const {createMenu} = await import('/kit/menu.js');
        const menu = createMenu({act: () => {}, say: (key) => key, lang: 'en', prefix: 'zz'});
        const no = {text: 'no', rule: ''};
        const priced = [{...offer('b'), cost: '2 AP'}, {...offer('d'), cost: 'd'}];
        const offers = [offer('a', {}, no), priced[0], offer('c', {}, no), priced[1]];
        const text = which => [...document.querySelectorAll(which)].map(one => one.textContent);
        menu.open(document.body, {title: '', offers});
        const order = text('.zz-do, .zz-no b');
        const war = {text: 'War', asks: true, how: []};
        menu.open(document.body, {title: '', offers: offers.map(one => ({...one, ending: war}))});
        const buttons = [...document.querySelectorAll('.zz-do')].map(one => one.ariaLabel);
        return [order, text('.ending'), text('.zz-do .ending'), buttons];""",
    )
    assert said[0] == ["b 2 AP", "d", "a", "c"]
    assert said[1:] == [["War"], [], ["b 2 AP. War", "d. War"]], "what all end alike is said once, and heard with each"


def test_what_lies_at_the_very_edge_is_in_sight_but_not_well(page: Page) -> None:
    seen = run(
        page,
        """const {createCamera} = await import('/kit/camera.js');
        const frame = document.createElement('div');
        frame.style.cssText = 'width: 100px; height: 100px';
        document.body.append(frame);
        const camera = createCamera(frame, {width: 100, height: 100, paint: () => {}, home: () => null});
        camera.resize();
        return [[50, 50], [5, 50], [50, 97]].map(point => [camera.sees(point), camera.sees(point, 30)]);""",
    )
    assert seen == [[True, True], [True, False], [True, False]]


def test_a_press_does_the_only_thing_that_may_be_done(page: Page) -> None:
    done = run(
        page,
        STAGE + "kit.press([{...offer('go'), after: [['stop']]}, offer('no', {}, {text: 'x'})], anchor); return done;",
    )
    assert done == [[["go"], [["stop"]]]]
    expect(page.locator(".kt-slip")).to_have_count(0)


def test_a_press_asks_which_of_several(page: Page) -> None:
    run(
        page,
        STAGE + "kit.press([offer('go'), offer('fly'), offer('swim', {}, {text: 'too cold', rule: '3.1'})], anchor);",
    )
    slip = page.locator(".kt-slip")
    expect(slip).to_have_attribute("role", "dialog")
    expect(slip).to_contain_text("too cold")
    expect(slip.locator("button:focus")).to_have_text("go")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert page.evaluate("kit.done") == [[["fly"], []]]
    expect(slip).to_be_hidden()


@pytest.mark.parametrize(
    ("offers", "how"),
    [
        ("[offer('no', {}, {text: 'why not', rule: ''})]", "{}"),
        ("[offer('go')]", "{touch: true}"),
        ("[offer('go'), offer('no', {}, {text: 'why not', rule: ''})]", "{alone: true}"),
    ],
)
def test_a_press_that_needs_reading_does_nothing_yet(page: Page, offers: str, how: str) -> None:
    run(page, STAGE + f"kit.anchor.focus(); kit.press({offers}, anchor, {how});")
    expect(page.locator(".kt-slip")).to_be_visible()
    assert page.evaluate("kit.done") == []
    page.keyboard.press("Escape")
    expect(page.locator(".kt-slip")).to_be_hidden()
    expect(page.locator("#anchor")).to_be_focused()


def test_what_is_refused_may_be_explained_elsewhere(page: Page) -> None:
    said = run(
        page,
        STAGE
        + """const said = [];
        const press = createPress({act, menu, explain: (one, at) => said.push([one.reason.text, at.id])});
        press([offer('no', {}, {text: 'why not', rule: ''})], anchor);
        return said;""",
    )
    assert said == [["why not", "anchor"]]
    expect(page.locator(".kt-slip")).to_have_count(0)


def test_a_finger_does_not_move_the_mouse_that_rests(page: Page) -> None:
    """Else whatever comes to lie under it would open: a card, large, over what is asked."""
    pointed = page.evaluate("""async () => {
        const {pointsAt} = await import('/kit/press.js');
        const at = (kind, pointerType, clientX) => new PointerEvent(kind, {pointerType, clientX, clientY: 50});
        document.dispatchEvent(at('pointermove', 'mouse', 50));
        document.dispatchEvent(at('pointerdown', 'touch', 5));
        return pointsAt(at('pointerenter', 'mouse', 50));
    }""")
    assert not pointed


def test_what_follows_is_done_when_the_first_thing_was(page: Page) -> None:
    done = run(
        page,
        """const {createKit} = await import('/kit/board.js');
        const done = [];
        const texts = {'board-close': 'shut [n]'};
        const ways = {act: action => done.push(action), why: action => done.push(['why', ...action])};
        const context = {board: {}, names: {}, texts, lang: 'en', ...ways};
        const kit = createKit(context, {prefix: 'kt'});
        const message = (version, ...candidates) => ({version, seat: 0, view: {}, candidates});
        const later = () => new Promise(end => setTimeout(end));
        kit.update(message(1, offer('weapon'), offer('shoot')));
        kit.act(['weapon'], [['shoot'], ['cheer']]);
        kit.update(message(1, offer('weapon'), offer('shoot')));
        await later();
        done.push(kit.choices.can('shoot'));
        kit.update(message(2, offer('shoot')));
        await later();
        kit.update(message(3, offer('cheer', {}, {text: 'no', rule: ''})));
        await later();
        kit.update(message(4, offer('cheer')));
        await later();
        return [done, kit.say('close', {n: 2}), kit.seen.version];""",
    )
    assert done == [[["weapon"], True, ["shoot"], ["why", "cheer"]], "shut 2", 4]


def test_arrow_keys_lead_to_the_nearest_thing(page: Page) -> None:
    found = run(
        page,
        """const {nearest} = await import('/kit/pieces.js');
        const at = (name, x, y) => ({name, x, y});
        const here = at('here', 0, 0);
        const all = [here, at('east', 10, 1), at('far', 30, 0), at('north', 2, -9), at('steep', 3, 12)];
        return ['Right', 'Up', 'Down', 'Left'].map(way => nearest(here, `Arrow${way}`, all)?.name ?? null);""",
    )
    assert found == ["east", "north", "steep", None]


def test_pieces_can_be_walked_over_and_pressed(page: Page) -> None:
    run(
        page,
        STAGE
        + """const {createPieces} = await import('/kit/pieces.js');
        const {s} = await import('/lib/dom.js');
        const shown = [], chosen = [];
        const camera = {show: at => shown.push(at), wasDrag: () => false};
        const pieces = createPieces({camera: () => camera, menu, prefix: 'kt',
            slip: what => ({title: what.name}), choose: (what, _, touch) => chosen.push([what.name, touch])});
        const thing = (name, x) => {
            const group = s('g', {id: name}, s('rect', {x, y: 0, width: 40, height: 40}));
            return pieces.add(group, {name, x, y: 0});
        };
        const things = ['one', 'two'].map((name, n) => thing(name, n * 60));
        document.querySelector('main').prepend(s('svg', {width: 120, height: 40}, things));
        pieces.mark(things[1], [offer('go')]);
        pieces.mark(things[0], [offer('go', {}, {text: 'no', rule: ''})]);
        Object.assign(kit, {shown, chosen, pieces});""",
    )
    one, two = page.locator("#one"), page.locator("#two")
    expect(one).to_have_class("kt-refused")
    expect(two).to_have_class("kt-legal")
    assert [item["name"] for item in page.evaluate("kit.pieces.legal()")] == ["two"]
    one.focus()
    page.keyboard.press("ArrowRight")
    expect(two).to_be_focused()
    expect(two).to_have_attribute("tabindex", "0")
    expect(one).to_have_attribute("tabindex", "-1")
    expect(page.locator(".kt-slip")).to_contain_text("two")
    page.keyboard.press("Enter")
    one.click()
    assert page.evaluate("kit.chosen") == [["two", False], ["one", False]]


def test_what_changed_is_found(page: Page) -> None:
    found = run(
        page,
        """const {apart, differing, fresh, since} = await import('/kit/changes.js');
        const view = (name) => ({name});
        const message = (version, seat) => ({version, seat, view: view(`v${version}`)});
        return {
            fresh: [...fresh([1, 1, 2], [1, 2, 1, 1, 3])], apart: [...apart([1, 2], [2, 3])],
            at: [...differing({a: [1, 2, 3], b: [0, 0, 0]}, {a: [1, 5, 3], b: [0, 0, 1]}, ['a', 'b'])],
            none: [...differing(null, {a: [1]}, ['a'])],
            moved: since(message(1, 0), message(2, 0)), other: since(message(1, 1), message(2, 0)),
            pointed: since(message(1, 0), message(2, 0), message(0, 0)), again: since(message(2, 0), message(2, 0)),
        };""",
    )
    assert found == {
        "fresh": [3, 4],
        "apart": [1, 3],
        "at": [1, 2],
        "none": [],
        "moved": {"before": {"name": "v1"}, "pointing": False},
        "other": {"before": None, "pointing": False},
        "pointed": {"before": {"name": "v0"}, "pointing": True},
        "again": {"before": None, "pointing": False},
    }


def test_a_list_keeps_the_children_whose_items_are_the_same(page: Page) -> None:
    found = run(
        page,
        """const {lasting} = await import('/kit/drawing.js');
        const list = document.createElement('ul');
        const fill = lasting(list);
        let made = 0;
        const draw = items => {
            const before = [...list.children];
            fill(items, ({card}) => {
                made += 1;
                return Object.assign(document.createElement('li'), {textContent: card});
            });
            return [[...list.children].map(one => [one.textContent, before.includes(one)]), made];
        };
        const [a, b, c] = [{card: 1, offers: []}, {card: 2, offers: []}, {card: 2, offers: ['play']}];
        return [[a, b], [b, a], [a, b, b], [a, c], []].map(draw);""",
    )
    assert found == [
        [[["1", False], ["2", False]], 2],
        [[["2", True], ["1", True]], 2],
        [[["1", True], ["2", True], ["2", False]], 3],
        [[["1", True], ["2", False]], 4],
        [[], 4],
    ]


HAND = {"dictators": ".rd-hand li", "volk": ".vk-cards li", "twoplustwo": ".vk-cards li", "twogm": ".gm-cards li"}


@pytest.mark.parametrize("game", HAND)
def test_a_board_drawn_again_leaves_hand_and_names_alone(open_page: OpenPage, served: Served, game: str) -> None:
    """A page that is drawn twice for one move works twice, and what one points at goes away under the pointer."""
    many = {"twoplustwo": 4}.get(game, 2)
    page = open_page(place(new_table(served, [ANNA, *[QUICK] * (many - 1)], game=game)))

    def dealt() -> bool:
        """In 2GM the ground is laid out first."""
        if page.locator(HAND[game]).count():
            return True
        play_if_asked(page)
        return False

    wait_until(page, dealt, "no cards")
    wait_for_my_turn(page)
    touched = page.evaluate(
        """async cards => {
            const hands = new Set([...document.querySelectorAll(cards)].map(card => card.parentElement));
            const seen = [];
            const watch = new MutationObserver(all => seen.push(...all.map(one => one.target.getAttribute('class'))));
            for (const one of [...hands, ...document.querySelectorAll('.rd-decks, .rd-name')])
                watch.observe(one, {childList: true, attributes: true});
            document.querySelector('brink-table').stage.draw();
            await new Promise(requestAnimationFrame);
            return seen;
        }""",
        HAND[game],
    )
    assert touched == []


SAID_AGAIN = """() => {
    const seen = new MutationObserver(() => {});
    seen.observe(document.querySelector('brink-table'), { subtree: true, attributeFilter: ['hidden'] });
    const table = document.querySelector('brink-table');
    table.session.message = { ...table.session.message };
    table.draw();
    return seen.takeRecords().map(({ target }) => target.getAttribute('class'));
}"""


@pytest.mark.parametrize("game", HAND)
def test_what_is_hidden_already_is_not_hidden_again(open_page: OpenPage, served: Served, game: str) -> None:
    """Of what is written anew, even the same, a browser works out the style again, with each decision."""
    many = {"twoplustwo": 4}.get(game, 2)
    page = open_page(place(new_table(served, [ANNA, *[QUICK] * (many - 1)], game=game)))
    wait_for_my_turn(page)
    assert page.locator("brink-table [hidden]").count()
    assert page.evaluate(SAID_AGAIN) == []


def test_what_stays_in_a_list_is_not_taken_out_and_put_back(page: Page) -> None:
    """What is put back is laid out and painted anew, as if it were new."""
    moved = run(
        page,
        """const {lasting} = await import('/kit/drawing.js');
        const list = document.createElement('ul');
        const fill = lasting(list);
        const watch = new MutationObserver(() => {});
        watch.observe(list, {childList: true});
        const words = nodes => [...nodes].map(one => one.textContent).join('');
        return ['abcd', 'acd', 'xacyd', 'dxa'].map(items => {
            fill([...items], item => Object.assign(document.createElement('li'), {textContent: item}));
            const seen = watch.takeRecords();
            const parts = ['addedNodes', 'removedNodes'].map(part => seen.map(one => words(one[part])).join(''));
            return [words(list.children), ...parts];
        });""",
    )
    assert moved == [["abcd", "abcd", ""], ["acd", "", "b"], ["xacyd", "xy", ""], ["dxa", "d", "cyd"]]


def test_of_what_takes_the_place_of_another_the_parts_that_are_the_same_stay(page: Page) -> None:
    """The seats, when the turn goes on: two of four look different, and the strip stays scrolled as it was."""
    found = run(
        page,
        """const {h, replace} = await import('/lib/dom.js');
        const strip = (turn, names, ...more) => h('ol', {'aria-label': turn}, names.map(name =>
            h('li', {class: name === turn && 'turn'}, h('b', null, name), name === turn && 'plays')), more);
        const root = document.createElement('div');
        return [['a', 'abcd'], ['b', 'abcd'], ['b', 'abcd'], ['c', 'xbc'], ['', 'xb', 'over']].map(
            ([turn, names, ...more]) => {
                const was = [...root.querySelectorAll('*')];
                const given = replace(root, strip(turn, [...names], ...more));
                const stays = [...root.querySelectorAll('*')].filter(one => was.includes(one)).length;
                return [given, root.firstChild.isEqualNode(strip(turn, [...names], ...more)), stays];
            });""",
    )
    assert found == [[True, True, 0], [True, True, 9], [False, True, 9], [True, True, 7], [True, True, 5]]


def test_cards_stay_while_the_question_changes_and_what_a_press_does_is_asked_then(page: Page) -> None:
    """To draw them anew for each question was most of a page's work; a press must not do what was offered before."""
    found = run(
        page,
        """const {cardButton, ring} = await import('/kit/cards.js');
        const {lasting} = await import('/kit/drawing.js');
        const {h} = await import('/lib/dom.js');
        const list = h('ul');
        document.querySelector('main').append(list);
        const done = [];
        const menu = {show() {}, hide() {}};
        const kit = {prefix: 'kt', menu, press: (offers) => done.push(offers.map(({action}) => action[0]))};
        let may = {};
        const fill = lasting(list);
        const draw = (cards, now) => {
            may = now;
            const before = [...list.children];
            const offer = verb => ({action: [verb], reason: verb === 'sell' && {text: 'no'}});
            const offers = card => (may[card] ?? []).map(offer);
            fill(cards.map(card => ({card})), ({card}) =>
                cardButton({card, offers: () => offers(card), slip: () => ({title: ''}), face: h('i')}, kit));
            cards.forEach((card, n) => { ring(list.children[n].firstElementChild, offers(card), 'kt'); });
            list.firstElementChild.firstElementChild.click();
            return [...list.children].map(one => [before.includes(one), one.firstElementChild.className]);
        };
        return [draw([1, 2], {1: ['play']}), draw([1, 2], {1: ['sell'], 2: ['play']}), draw([2], {}), done];""",
    )
    plain, legal, refused = "kt-card-button", "kt-card-button kt-legal", "kt-card-button kt-refused"
    assert found == [
        [[False, legal], [False, plain]],
        [[True, refused], [True, legal]],
        [[True, plain]],
        [["play"], ["sell"], []],
    ]


def test_on_a_phone_the_parts_stand_in_the_shells_places(page: Page) -> None:
    stand = """(where) => ['cards', 'rest'].every(
        (id, n) => document.getElementById(id).parentElement?.className === where[n])"""
    run(
        page,
        """const {createTray, createLayout} = await import('/kit/tray.js');
        const {h} = await import('/lib/dom.js');
        const [cards, rest] = ['cards', 'rest'].map(id => h('div', {id}));
        const [side, hand, table] = ['shell-side', 'shell-hand', 'table'].map(kind => h('div', {class: kind}));
        document.querySelector('main').append(side, hand, table);
        const tray = createTray();
        const layout = createLayout({tray, side, prefix: 'kt', lang: 'en', arrange(phone, places) {
            if (phone) { places.side.append(rest); places.hand.prepend(cards); } else table.append(cards, rest);
        }});
        tray.createHand(hand);
        window.layout = layout;""",
    )
    page.wait_for_function(stand, arg=["table", "table"])
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(stand, arg=["kt kt-hand", "kt kt-side"])
    page.evaluate("layout.update({seat: null})")
    page.wait_for_function(stand, arg=["kt kt-side", "kt kt-side"])  # a spectator has no hand
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function(stand, arg=["table", "table"])


def test_cards_that_hold_their_own_room_open_come_to_rest(page: Page) -> None:
    """The room is what the others leave, not what the cards took before: else they would grow and shrink for ever."""
    sizes = run(
        page,
        """const {createFit} = await import('/kit/cards.js');
        const {h} = await import('/lib/dom.js');
        const card = h('li', {style: 'height: calc(var(--card) * 1.4 + 6px)'});
        const room = h('ul', {style: 'margin: 0; padding: 0; flex: 1; contain: size'}, card);
        const fixed = 'flex: none; min-height: 130px; height: 130px';
        const area = h('div', {style: `width: 300px; display: flex; flex-direction: column; ${fixed}`}, room);
        document.querySelector('main').append(area);
        const {fit} = createFit({area, room, count: () => 2, prefix: 'kt', largest: 140, least: 66});
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
        const sizes = [];
        for (const before of [140, 66, 100, 88]) {
            area.style.setProperty('--card', `${before}px`);
            area.classList.toggle('kt-one-row', before === 88);
            fit();
            await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
            sizes.push(area.style.getPropertyValue('--card'));
        }
        return sizes;""",
    )
    assert sizes == ["88px", "88px", "88px", ""], "one row has its own size"


def test_cards_are_as_large_as_fit(page: Page) -> None:
    sizes = run(
        page,
        """const {createFit} = await import('/kit/cards.js');
        const {h} = await import('/lib/dom.js');
        const area = h('div', {style: 'width: 300px; height: 300px; flex: none; min-height: 300px'});
        document.querySelector('main').append(area);
        let many = 2;
        const {fit} = createFit({area, room: area, count: () => many, prefix: 'kt', largest: 140, least: 66});
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
        const size = count => {
            many = count;
            fit();
            return [area.style.getPropertyValue('--card'), area.classList.contains('kt-scrolls')];
        };
        return [size(2), size(6), size(12), size(40)];""",
    )
    # The twelve just fit at their least size: they need not scroll.
    assert sizes == [["140px", False], ["96px", False], ["66px", False], ["70px", True]]


def test_a_fraction_of_a_pixel_breaks_no_row(page: Page) -> None:
    found = run(
        page,
        """const {createFit} = await import('/kit/cards.js');
        const {h} = await import('/lib/dom.js');
        const cards = [1, 2, 3].map(() => h('li', {style: 'width: var(--card); height: 20px; list-style: none'}));
        const rows = 'display: flex; flex-wrap: wrap; gap: 6px; padding: 2px; margin: 0; height: 140px';
        const room = h('ul', {style: rows}, cards);
        const area = h('div', {style: 'width: 285.6px'}, room);
        document.querySelector('main').append(area);
        createFit({area, room, count: () => 3, prefix: 'kt', largest: 140, least: 66});
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
        return [area.style.getPropertyValue('--card'), new Set(cards.map(one => one.offsetTop)).size];""",
    )
    assert found == ["88px", 1]


def test_a_card_is_shown_large_and_to_a_finger_with_what_may_be_done(page: Page) -> None:
    run(
        page,
        STAGE
        + """const {createPreview} = await import('/kit/cards.js');
        const {h} = await import('/lib/dom.js');
        kit.preview = createPreview({prefix: 'kt', say: key => key, name: card => `card ${card}`,
            act: action => act(action),
            draw: (card, size) => h('article', {style: `width: ${size}px`}, `face ${card}`)});
        kit.preview.enlarges(anchor, 7, () => [offer('play', {card: 7})]);""",
    )
    page.locator("#anchor").hover()
    expect(page.locator(".kt-enlarged")).to_have_text("face 7")
    page.mouse.move(0, 0)
    expect(page.locator(".kt-enlarged")).to_have_count(0)
    page.evaluate("kit.anchor.dispatchEvent(new PointerEvent('click', {pointerType: 'touch', bubbles: true}))")
    box = page.locator("dialog.kt-present")
    expect(box).to_have_attribute("aria-label", "card 7")
    box.get_by_text("play 7").click()
    expect(box).to_have_count(0)
    assert page.evaluate("kit.done") == [[["play", 7], []]]


def test_what_opens_in_front_is_leafed_through_and_closed_by_a_press_beside_it(page: Page) -> None:
    run(
        page,
        """const {createTabs, inFront} = await import('/kit/front.js');
        const {h} = await import('/lib/dom.js');
        const list = h('p');
        const turn = key => { list.textContent = key; mark(key); };
        const {tabs, mark} = createTabs('pile', [['a', 'Ours'], ['b', 'Theirs']], turn, 'kt-tab');
        turn('a');
        inFront({class: 'kt-front'}, h('nav', null, tabs), list);""",
    )
    box, theirs = page.locator("dialog.kt-front[open]"), page.locator(".kt-tab[data-pile=b]")
    expect(theirs).to_have_attribute("aria-pressed", "false")
    theirs.click()
    expect(box.locator("p")).to_have_text("b")
    expect(theirs).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".kt-tab[data-pile=a]")).to_have_attribute("aria-pressed", "false")
    page.mouse.click(3, 3)
    expect(page.locator("dialog.kt-front")).to_have_count(0)


def test_a_thing_is_read_out_with_what_may_be_done(page: Page) -> None:
    said = run(
        page,
        """const {aloud} = await import('/kit/voice.js');
        const {h} = await import('/lib/dom.js');
        return aloud({title: 'Ohio', lines: ['zone 2', h('b', null, 'yours')],
            offers: [offer('travel'), offer('fly', {}, {text: 'closed', rule: ''})]});""",
    )
    assert said == "Ohio. zone 2. yours. travel. fly: closed"


def test_lessons_are_told_in_the_words_of_the_game(page: Page) -> None:
    told = run(
        page,
        """const {told, STORY} = await import('/kit/lessons.js');
        const texts = {'guide-goal': 'Win', 'guide-goal-text': 'So.', 'guide-two-goal': 'Win, two',
            'guide-two-goal-text': 'Thus.',
            'guide-story': 'What happened', 'guide-story-text': 'Step.'};
        const lessons = [{id: 'goal', at: [], when: () => true}, STORY];
        return ['', 'two'].map(title => told(texts, lessons, title).map(one => [one.title, one.text]));""",
    )
    assert told == [
        [["Win", "So."], ["What happened", "Step."]],
        [["Win, two", "Thus."], ["What happened", "Step."]],
    ]


def test_what_slides_under_a_resting_mouse_does_not_tell_what_it_is(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    page.goto(served.url)
    page.mouse.move(400, 300)
    page.evaluate("""async () => {
      const {createMenu, tells} = await import('/kit/menu.js');
      const menu = createMenu({act: () => {}, say: (key) => key, lang: 'en', prefix: 'zz'});
      const box = document.createElement('button');
      box.style.cssText = 'position: fixed; left: 350px; top: 250px; width: 100px; height: 100px; z-index: 99';
      tells(box, menu, () => ({title: 'a box'}), 50);
      await new Promise((done) => setTimeout(done, 200));
      document.body.append(box);
    }""")
    page.wait_for_timeout(600)
    expect(page.locator(".zz-slip")).to_have_count(0)
    page.mouse.move(100, 100)
    page.mouse.move(410, 310)
    expect(page.locator(".zz-slip")).to_have_text("a box")


def test_a_tip_that_came_under_a_resting_mouse_opens_when_that_moves(open_page: OpenPage, served: Served) -> None:
    """Rows of cards come beneath it with each decision: their words opened over what is read, reasons never."""
    page = open_page()
    page.goto(served.url)
    page.mouse.move(400, 300)
    page.evaluate("""async () => {
      const [{explains}, {actionList}] = await Promise.all(['tip', 'actions'].map(part => import(`/parts/${part}.js`)));
      const one = verb => ({action: [verb, 1], text: verb, about: {card: 1}, group: verb, heading: verb, label: 'Card',
        closes: false, reason: null, ending: null, cost: ''});
      const rows = {mark: () => null, sign: () => document.createElement('b'), word: one => one.heading};
      const why = document.createElement('button');
      explains(why, () => ({text: 'because', rule: ''}));
      const box = document.createElement('div');
      box.append(why, ...actionList([one('build'), one('raise')], {act: () => {}, busy: false, rows}).choices);
      for (const part of [why, box.querySelector('.do')])
        part.style.cssText = 'position: fixed; left: 350px; width: 100px; height: 50px; z-index: 99';
      why.style.top = '300px';
      box.querySelector('.do').style.top = '249px';
      await new Promise((done) => setTimeout(done, 200));
      document.body.append(box);
    }""")
    word = "() => getComputedStyle(document.querySelector('.card-row .do'), '::after').content"
    tip = page.locator(".tip")
    page.wait_for_timeout(300)
    expect(tip).to_have_count(0)
    page.mouse.move(402, 302)
    expect(tip).to_have_text("because")
    page.mouse.move(402, 290)
    assert page.evaluate(word) == '"build"'
    expect(tip).to_have_count(0)
    page.evaluate("() => { const row = document.querySelector('.card-row'); row.replaceWith(row.cloneNode(true)); }")
    page.evaluate("() => document.querySelector('.card-row .do').classList.remove('pointed')")  # drawn anew
    page.wait_for_timeout(300)
    assert page.evaluate(word) == "none"
    page.mouse.move(404, 288)
    assert page.evaluate(word) == '"build"'


def test_a_log_that_grows_does_not_make_the_browser_lay_out_the_page(page: Page) -> None:
    """It measures itself only when other lines take the place of those that were there."""
    measured = run(
        page,
        """const {LogPanel} = await import('/parts/panels.js');
        const panel = new LogPanel();
        const line = n => ({n, move: n, text: `line ${n}`, rule: ''});
        let measured = 0;
        Object.defineProperty(panel.root, 'scrollHeight', {get: () => { measured += 1; return 500; }});
        const lines = [line(5)];
        const after = change => { measured = 0; change(); panel.update([...lines]); return measured; };
        return [after(() => {}), after(() => lines.push(line(6))), after(() => lines.unshift(line(4)))];""",
    )
    assert measured[:2] == [0, 0]
    assert measured[2] > 0, "earlier lines have come: the same ones stay in sight"


def test_of_a_long_log_there_is_no_more_than_its_end_and_what_is_read(page: Page) -> None:
    """A line that nobody sees costs time whenever the page is drawn, and a game has thousands."""
    found = run(
        page,
        """const {LogPanel} = await import('/parts/panels.js');
        const panel = new LogPanel();
        panel.root.style.cssText = 'height: 100px; overflow: auto; flex: none';
        document.querySelector('main').append(panel.root);
        const later = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
        const numbers = () => [...panel.list.children].map(item => Number(item.dataset.n));
        const whole = () => numbers().every((n, at, all) => !at || n === all[at - 1] + 1);
        const seen = () => {
            const {top} = panel.root.getBoundingClientRect();
            const item = [...panel.list.children].find(one => one.getBoundingClientRect().top >= top);
            return [Number(item.dataset.n), Math.round(item.getBoundingClientRect().top - top)];
        };
        const line = n => ({n, move: Math.floor(n / 3), text: `line ${n}`, rule: ''});
        const lines = Array.from({length: 2000}, (_, n) => line(n + 1001));
        const grow = async () => { lines.push(line(lines.at(-1).n + 1)); panel.update(lines); await later(); };
        panel.update(lines);
        await later();
        let most = panel.list.children.length;
        for (let n = 0; n < 150; n += 1) { await grow(); most = Math.max(most, panel.list.children.length); }
        const end = [most, numbers().at(-1), panel.atEnd, whole()];
        panel.root.scrollTop = 30;
        const before = seen();
        await later(); await later();
        const back = [before, seen(), numbers()[0], whole()];
        await grow();
        const read = [seen(), whole()];
        lines.unshift(line(1000)); // while it is read, earlier lines come
        panel.root.scrollTop = 20;
        await later(); await later();
        const mixed = whole();
        panel.update(lines);
        const all = [whole(), numbers()[0]];
        const begins = [...panel.list.children].filter(item => item.className !== 'begins' && item.dataset.n % 3 === 0);
        panel.update(lines.slice(0, 500));
        panel.point(1010);
        const pointed = [panel.list.querySelector('.here').dataset.n, whole()];
        return {end, back, read, mixed, all, begins: begins.length, pointed};""",
    )
    most, last, at_end, whole = found["end"]
    assert (most <= 240, last, at_end, whole) == (True, 3150, True, True)
    before, after, first, whole = found["back"]
    assert (before, whole) == (after, True), "the same lines stay in sight"
    assert first < before[0] - 100, "what is before has come"
    assert found["read"] == [after, True], "nor does what comes move them"
    assert found["mixed"], "no line is left out between those that come and those that are recalled"
    assert found["all"] == [True, 1000]
    assert not found["begins"], "also beside a line that was not there"
    assert found["pointed"] == ["1010", True]


def test_with_a_round_a_turn_begins_too(page: Page) -> None:
    """Leaps of a replay from turn to turn stop at every turn, those from round to round at the first of each."""
    found = run(
        page,
        """const {markKinds, nearest} = await import('/parts/course.js');
        const lines = [[1, 'round'], [5, 'turn'], [7, ''], [9, 'round']].map(([move, mark]) => ({move, mark}));
        const to = (move, way, kind) => nearest(lines, move, way, kind);
        const leaps = [to(1, 1, 'turn'), to(5, 1, 'turn'), to(1, 1, 'round'), to(9, -1, 'turn'), to(5, 1)];
        return [markKinds(lines), ...leaps];""",
    )
    assert found == [["round", "turn"], 5, 9, 9, 5, 7]


def test_many_cards_are_cut_short_before_their_rows_overlap_and_overlap_before_they_scroll(page: Page) -> None:
    found = run(
        page,
        """const {createFit} = await import('/kit/cards.js');
        const {h} = await import('/lib/dom.js');
        const area = h('div', {style: 'width: 300px; height: 300px; flex: none; min-height: 300px'});
        document.querySelector('main').append(area);
        let many = 0;
        const {fit} = createFit({
            area, room: area, count: () => many, prefix: 'kt', largest: 140, least: 90, shortest: 0.8,
        });
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
        const size = count => {
            many = count;
            fit();
            return [area.className, ...['--tall', '--over'].map(name => area.style.getPropertyValue(name))];
        };
        return [size(6), size(9), size(12), size(30)];""",
    )
    assert found == [
        ["", "", "0px"],
        ["kt-short", "0.979", "0px"],
        ["kt-short", "0.800", "11px"],
        ["kt-short kt-scrolls", "0.800", "34px"],
    ]


def test_who_stops_what_another_does_is_not_asked_about_the_end_that_it_may_have(page: Page) -> None:
    """Whoever passes is asked; so is everybody in his own turn, and whoever could answer without that danger."""
    done = run(
        page,
        """const {really} = await import('/parts/really.js');
        const ending = {asks: true, sure: false, how: ['white-house'], text: 'over', rule: ''};
        const pass = {...offer('pass'), closes: true, ending};
        const stop = {...offer('interrupt'), ending};
        const safe = offer('draw');
        const done = [];
        const deaf = {addEventListener() {}, removeEventListener() {}};
        const session = (inWindow, ...candidates) =>
            ({inWindow, candidates, unasked: new Set(), message: {version: 1}, ...deaf});
        for (const [name, all, one, inWindow] of [
            ['stop', [stop, pass], stop, true],
            ['pass', [stop, pass], pass, true],
            ['risky', [stop, pass, safe], stop, true],
            ['own turn', [stop, pass], stop, false],
        ]) {
            really(session(inWindow, ...all), one, () => done.push(name));
            document.querySelector('dialog[open]')?.close();
        }
        return done;""",
    )
    assert done == ["stop"]


def test_what_is_as_high_as_the_window_stands_beside_what_was_pressed(page: Page) -> None:
    """It lay over the card whose menu it is: a second press there did what came to lie under the pointer."""
    places = run(
        page,
        """const {aside} = await import('/kit/cards.js');
        const box = new DOMRect(innerWidth / 3, innerHeight / 2, 90, 130);
        const over = (x, width) => x < box.right && box.left < x + width;
        return [[innerHeight, 320], [innerHeight - 12, 320], [innerHeight / 2, 320]].map(([height, width]) => {
            const [left, top] = aside(box, width, height, []);
            return [over(left, width), top >= 0];
        });""",
    )
    assert places == [[False, True]] * 3
