"""What a run found, in figures: wins, endings, lengths, choices, pairings, pieces, and A against B."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Final

from brink.lab.comparing import Effect, Stratum, effect, holm, paired, paired_numbers, z_of_all
from brink.lab.experiment import CARDS, DECISIONS, GAMES
from brink.lab.extras import Array, Table, arrow, needed
from brink.lab.rows import OPEN
from brink.lab.sheets import Cells, Sheet, arm_column, columns
from brink.lab.statistics import wilson
from brink.lab.store import Run

PARTS: Final = 20  # of a game, in which choices are looked at
FEW: Final = 20  # seats that had a piece: of fewer nothing is said
MATRIX: Final = 16  # names that a matrix of pairings can show
RATE: Final = (("played", "count"), ("wins", "count"), ("win rate", "share"), ("from", "share"), ("to", "share"))


class Findings:
    """All sheets are made of the games that were played to their end."""

    def __init__(self, run: Run) -> None:
        self.about, self._run = run.about, run
        self.arms = [arm.label for arm in run.about.arms]
        self.games = Games(run.rows(GAMES), self.arms, run.about.players)

    @property
    def compares(self) -> bool:
        return len(self.arms) > 1

    # -- who wins -----------------------------------------------------------------------------------------------------

    def wins(self) -> list[Sheet]:
        """By seat, and by whatever else says something that seats do not."""
        games = self.games
        sheets = [self._wins("seat", "Seat", games.seats, games.won)]
        if games.has_roles:
            sheets.append(self._wins("role", "Role or faction", games.roles, games.won))
        if games.has_teams:
            sheets.append(self._wins("team", "Team", *games.teams))
        if games.has_bots:
            sheets.append(self._wins("bot", "Bot", games.bots, games.won))
        if games.has_scenarios:
            sides, won = games.teams if games.has_teams else (games.roles, games.won)
            labels = [[f"{scene}: {side}" for side in one] for scene, one in zip(games.scenarios, sides, strict=True)]
            sheets.append(self._wins("scenario", "Scenario", labels, won))
        return sheets

    def _wins(self, name: str, title: str, labels: list[list[str]], won: Array) -> Sheet:
        tally: dict[tuple[int, str], list[int]] = {}
        for arm, names, wins in zip(self.games.arm, labels, won, strict=True):
            for label, win in zip(names, wins, strict=True):
                counts = tally.setdefault((int(arm), label), [0, 0])
                counts[0] += 1
                counts[1] += bool(win)
        order = sorted(tally, key=lambda key: (_natural(key[1]), key[0]))
        rows = [
            (label, self.arms[arm], played, wins, wins / played, *wilson(wins, played))
            for arm, label in order
            for played, wins in [tally[arm, label]]
        ]
        sheet = Sheet(name=f"wins-by-{name}", title=title, columns=columns(name, "arm", *RATE), rows=rows)
        return arm_column(sheet, self.arms)

    # -- how and when it ends -----------------------------------------------------------------------------------------

    def endings(self) -> Sheet:
        games, rows = self.games, []
        for arm, label in enumerate(self.arms):
            chosen = games.arm == arm
            total = int(chosen.sum())
            for how in sorted(set(games.how[chosen])):
                these = chosen & (games.how == how)
                count = int(these.sum())
                medians = (_median(games.rounds[these]), _median(games.decisions[these]))
                rows.append((_words(how), label, count, count / total, *wilson(count, total), *medians))
        often = Counter[str]()
        for row in rows:
            often[row[0]] += row[2]
        rows.sort(key=lambda row: (-often[row[0]], row[0], self.arms.index(row[1])))
        shares = (("games", "count"), ("share", "share"), ("from", "share"), ("to", "share"))
        medians_of = (("median rounds", "number"), ("median decisions", "number"))
        made = columns("ended by", "arm", *shares, *medians_of)
        return arm_column(Sheet(name="endings", title="How games end", columns=made, rows=rows), self.arms)

    def endings_by_round(self) -> Sheet | None:
        games = self.games
        if not games.counts_rounds:
            return None
        rows = [
            (
                label,
                int(number),
                _words(how),
                int(((games.arm == arm) & (games.rounds == number) & (games.how == how)).sum()),
            )
            for arm, label in enumerate(self.arms)
            for number in sorted(set(games.rounds))
            for how in sorted(set(games.how))
        ]
        made = columns("arm", ("round", "count"), "ended by", ("games", "count"))
        kept = [row for row in rows if row[3]]
        return arm_column(Sheet(name="endings-by-round", title="When games end", columns=made, rows=kept), self.arms)

    def lengths(self) -> Sheet:
        games, rows = self.games, []
        for name, values in games.measures().items():
            for arm, label in enumerate(self.arms):
                own = values[games.arm == arm]
                if len(own):
                    low, middle, high = needed("numpy").percentile(own, (10, 50, 90))
                    spread = float(own.std(ddof=1)) if len(own) > 1 else 0.0
                    figures = (own.mean(), spread, own.min(), low, middle, high, own.max())
                    rows.append((name, label, *(float(one) for one in figures)))
        names = ("mean", "deviation", "least", "10 %", "median", "90 %", "most")
        made = columns("a game's", "arm", *((name, "number") for name in names))
        return arm_column(Sheet(name="lengths", title="Length and choices", columns=made, rows=rows), self.arms)

    def choices(self) -> Sheet | None:
        """How many options a decision had, by how much of the game was over."""
        if DECISIONS not in self._run.kinds:
            return None
        np = needed("numpy")
        table = self.games.rows_of(self._run, DECISIONS, ["decision", "options"])
        place = self.games.place_of(table)
        part = np.minimum(PARTS - 1, table["decision"].to_numpy() * PARTS // self.games.length_at[place])
        options, arm = table["options"].to_numpy(), place % len(self.arms)
        rows = []
        for number, label in enumerate(self.arms):
            for step in range(PARTS):
                own = options[(arm == number) & (part == step)]
                if len(own):
                    low, middle, high = np.percentile(own, (10, 50, 90))
                    figures = (float(own.mean()), float(low), float(middle), float(high))
                    rows.append((label, (step + 0.5) / PARTS, len(own), *figures))
        figures_of = (("mean", "number"), ("10 %", "number"), ("median", "number"), ("90 %", "number"))
        made = columns("arm", ("of the game", "share"), ("decisions", "count"), *figures_of)
        return arm_column(Sheet(name="choices", title="Options over the game", columns=made, rows=rows), self.arms)

    def verbs(self) -> Sheet | None:
        """What is done."""
        if DECISIONS not in self._run.kinds:
            return None
        table = self.games.rows_of(self._run, DECISIONS, ["verb", "options"])
        found = table.group_by(["arm", "verb"]).aggregate([("options", "count"), ("options", "mean")]).to_pylist()
        totals = {arm: sum(row["options_count"] for row in found if row["arm"] == arm) for arm in self.arms}
        rows = [
            (
                row["verb"],
                row["arm"],
                row["options_count"],
                row["options_count"] / totals[row["arm"]],
                row["options_mean"],
            )
            for row in sorted(found, key=lambda row: (-row["options_count"], row["verb"], row["arm"]))
        ]
        made = columns("verb", "arm", ("times", "count"), ("share", "share"), ("options then", "number"))
        return arm_column(Sheet(name="verbs", title="What is done", columns=made, rows=rows), self.arms)

    # -- pairings -----------------------------------------------------------------------------------------------------

    def pairings(self) -> list[Sheet]:
        """How often one does better than another at the same table; where both win or neither, half a win for each."""
        games = self.games
        groups = {"bots": games.bots if games.has_bots else None, "roles": games.roles if games.has_roles else None}
        return [
            sheet
            for name, labels in groups.items()
            if labels is not None and (sheet := self._pairing(name, labels)).rows
        ]

    def _pairing(self, name: str, labels: list[list[str]]) -> Sheet:
        games = self.games
        tally: dict[tuple[str, str], list[float]] = {}
        for names, won, allied in zip(labels, games.won, games.allied, strict=True):
            for one, first in enumerate(names):
                for other, second in enumerate(names):
                    if allied[one] != allied[other] and first != second:
                        counts = tally.setdefault((first, second), [0, 0.0])
                        counts[0] += 1
                        counts[1] += 0.5 + 0.5 * (int(won[one]) - int(won[other]))
        rows = [
            (first, second, int(met), wins, wins / met, *wilson(wins, int(met)))
            for (first, second), (met, wins) in sorted(tally.items())
        ]
        if len({row[0] for row in rows}) > MATRIX:
            rows = []
        figures = (("met", "count"), ("better", "number"), ("share", "share"), ("from", "share"), ("to", "share"))
        made = columns("one", "other", *figures)
        return Sheet(name=f"pairings-of-{name}", title=f"Pairings of {name}", columns=made, rows=rows)

    # -- pieces -------------------------------------------------------------------------------------------------------

    @cached_property
    def pieces(self) -> Pieces | None:
        return Pieces(self._run, self.games) if CARDS in self._run.kinds else None

    def piece_sheets(self) -> list[Sheet]:
        if self.pieces is None:
            return []
        effects = self.pieces.effects()
        asked = [one for pair in effects.values() for one in pair if one is not None]
        z = z_of_all(len(asked))
        corrected = iter(holm([one.p for one in asked]))
        total = len(self.games.arm)
        by_kind: dict[str, list[Cells]] = {}
        for (kind, piece), pair in effects.items():
            drawn, played = self.pieces.times(kind, piece)
            figures = [figure for one in pair for figure in self._effect(one, z, corrected)]
            name = self.about.names.get(piece, piece)
            by_kind.setdefault(kind, []).append((name, drawn / total, played / total, *figures))
        rate = (
            ("seats", "count"),
            ("win rate", "share"),
            ("from", "share"),
            ("to", "share"),
            ("lift", "points"),
            ("p", "chance"),
        )
        heads = [(f"{how}: {name}", kind) for how in ("drawn", "played") for name, kind in rate]
        made = columns("name", ("drawn a game", "number"), ("played a game", "number"), *heads)
        order = sorted(by_kind, key=lambda kind: (kind != "card", kind))
        return [
            Sheet(name=f"pieces-{kind}", title=kind.capitalize(), columns=made, rows=sorted(by_kind[kind]))
            for kind in order
        ]

    def _effect(self, one: Effect | None, z: float, corrected: Iterator[float]) -> Cells:
        if one is None:
            return (None,) * 6
        share = one.wins / one.seats
        return (one.seats, share, *wilson(one.wins, one.seats, z), share - one.usual, next(corrected))

    @property
    def questions_about_pieces(self) -> int:
        return sum(one is not None for pair in self.pieces.effects().values() for one in pair) if self.pieces else 0

    # -- A against B --------------------------------------------------------------------------------------------------

    def comparisons(self) -> Sheet | None:
        """Each later arm against the first, game by game with the same seed."""
        if not self.compares:
            return None
        found: list[Cells] = []
        for arm in range(1, len(self.arms)):
            found += self._compared(arm)
        return self._corrected("comparison", "What differs", "what", found)

    def piece_comparisons(self) -> Sheet | None:
        """How often each piece is drawn and played in a game, by one arm and by the other."""
        if not self.compares or self.pieces is None:
            return None
        found = [one for arm in range(1, len(self.arms)) for one in self._compared_pieces(arm)]
        return self._corrected("comparison-of-pieces", "What differs for pieces", "piece", found)

    def _corrected(self, name: str, title: str, first: str, found: list[Cells]) -> Sheet:
        chances = holm([row[-1] for row in found])
        rows = [(*row[:-1], p) for row, p in zip(found, chances, strict=True)]
        figures = ("first arm", "this arm", "difference", "from", "to")
        made = columns(first, "unit", "arm", ("pairs", "count"), *((one, "number") for one in figures), ("p", "chance"))
        sheet = Sheet(
            name=name, title=title, columns=made, rows=sorted(rows, key=lambda row: (row[-1], -abs(row[6]), row[0]))
        )
        return sheet if len(self.arms) > 2 else sheet.without("arm")

    def _compared(self, arm: int) -> list[Cells]:
        """Shares are told in percent."""
        games, found = self.games, []
        pairs = games.pairs(arm)
        for label, first, second in self._shares(pairs):
            result = paired([b - a for a, b in zip(first, second, strict=True)])
            a, b = sum(first) / len(first), sum(second) / len(second)
            figures = (100 * one for one in (a, b, result.mean, result.low, result.high))
            found.append((label, "%", self.arms[arm], result.pairs, *figures, result.p))
        for name, values in games.measures().items():
            own = [(float(values[a]), float(values[b])) for a, b in pairs]
            if own:
                result = paired_numbers([b - a for a, b in own])
                means = (sum(a for a, _ in own) / len(own), sum(b for _, b in own) / len(own))
                unit = "a game"
                found.append(
                    (name, unit, self.arms[arm], result.pairs, *means, result.mean, result.low, result.high, result.p)
                )
        return found

    def _shares(self, pairs: list[tuple[int, int]]) -> Iterator[tuple[str, list[float], list[float]]]:
        """Of pairs of games: each label's part of the wins in one and in the other, and by what they ended."""
        games = self.games
        groups: list[tuple[str, list[list[str]], Array]] = []
        if games.has_teams:
            groups.append(("{} wins", *games.teams))
        groups.append(("{} wins", games.roles if games.has_roles else games.seats, games.won))
        if games.has_bots:
            groups.append(("bot {} wins", games.bots, games.won))
        for words, labels, won in groups:
            shares = [_shares_of(names, wins) for names, wins in zip(labels, won, strict=True)]
            for label in sorted({name for names in labels for name in names}, key=_natural):
                both = [
                    (shares[a][label], shares[b][label]) for a, b in pairs if label in shares[a] and label in shares[b]
                ]
                if both:
                    yield words.format(label), [a for a, _ in both], [b for _, b in both]
        for how in sorted(set(games.how)):
            ended = games.how == how
            if pairs:
                yield (
                    f"ended by {_words(how)}",
                    [float(ended[a]) for a, _ in pairs],
                    [float(ended[b]) for _, b in pairs],
                )

    def _compared_pieces(self, arm: int) -> Iterator[Cells]:
        assert self.pieces is not None
        pairs = self.games.pairs(arm)
        for kind, piece, how, counts in self.pieces.counts():
            own = [(float(counts[a]), float(counts[b])) for a, b in pairs]
            if own and any(a or b for a, b in own):
                result = paired_numbers([b - a for a, b in own])
                means = (sum(a for a, _ in own) / len(own), sum(b for _, b in own) / len(own))
                name = f"{self.about.names.get(piece, piece)} ({kind}) {how}"
                yield (
                    name,
                    "a game",
                    self.arms[arm],
                    result.pairs,
                    *means,
                    result.mean,
                    result.low,
                    result.high,
                    result.p,
                )

    def alike(self) -> tuple[int, int] | None:
        """Of how many pairs with the first other arm both games went the same way, as far as rows tell."""
        if not self.compares:
            return None
        pairs = self.games.pairs(1)
        return sum(self.games.went_alike(*pair) for pair in pairs), len(pairs)


class Games:
    """The rows of finished games as arrays."""

    def __init__(self, table: Table, arms: list[str], players: int) -> None:
        np = needed("numpy")
        rows = [row for row in table.to_pylist() if not row["problem"]]
        self.played, self.failed = len(rows), table.num_rows - len(rows)
        self._arms = {label: number for number, label in enumerate(arms)}
        self.number = np.array([row["game"] for row in rows], dtype=np.int64)
        self.arm = np.array([self._arms[row["arm"]] for row in rows], dtype=np.int64)
        self.place = self.number * len(arms) + self.arm
        self.won = np.array([[seat in row["winners"] for seat in range(players)] for row in rows], dtype=bool)
        self.won = self.won.reshape(len(rows), players)
        self.how = np.array([row["how"] for row in rows], dtype=object)
        self.decisions, self.choices, self.rounds = (
            np.array([row[name] for row in rows], dtype=np.int64) for name in ("decisions", "choices", "rounds")
        )
        self.roles: list[list[str]] = [row["roles"] for row in rows]
        self.bots: list[list[str]] = [row["bots"] for row in rows]
        self.allied: list[list[int]] = [row["teams"] for row in rows]
        self.scenarios: list[str] = [row["scenario"] for row in rows]
        self.seats: list[list[str]] = [[f"seat {seat + 1}" for seat in range(players)]] * len(rows)
        self.has_roles = self.roles != self.seats
        self.has_bots = len({bot for bots in self.bots for bot in bots}) > 1
        self.has_teams = any(len(set(teams)) < len(teams) for teams in self.allied)
        self.has_scenarios = len(set(self.scenarios)) > 1
        self.counts_rounds = bool((self.rounds > 0).any())

    @cached_property
    def teams(self) -> tuple[list[list[str]], list[list[bool]]]:
        """What allies play, as the name of their team, and whether one of them won."""
        labels, won = [], []
        for teams, roles, wins in zip(self.allied, self.roles, self.won, strict=True):
            sides = sorted(set(teams))
            members = [[seat for seat, team in enumerate(teams) if team == side] for side in sides]
            labels.append([" + ".join(dict.fromkeys(roles[seat] for seat in seats)) for seats in members])
            won.append([any(wins[seat] for seat in seats) for seats in members])
        return labels, won

    @cached_property
    def index(self) -> Array:
        """By place in the line of games: which row it is, or -1."""
        np = needed("numpy")
        found = np.full(int(self.place.max()) + 1 if len(self.place) else 0, -1, dtype=np.int64)
        found[self.place] = np.arange(len(self.place))
        return found

    @cached_property
    def length_at(self) -> Array:
        """By place: how many decisions."""
        np = needed("numpy")
        found = np.ones(len(self.index), dtype=np.int64)
        found[self.place] = self.decisions
        return found

    def rows_of(self, run: Run, kind: str, columns: list[str]) -> Table:
        """Rows of another kind about these very games: a run that goes on may have more by now."""
        table = run.rows(kind, ["game", "arm", *columns])
        return table.filter(arrow().array(self.place_of(table) < len(self.index)))

    def place_of(self, table: Table) -> Array:
        """The places of the games that rows are about."""
        np = needed("numpy")
        encoded = table["arm"].combine_chunks().dictionary_encode()
        numbers = np.array([self._arms[label] for label in encoded.dictionary.to_pylist()], dtype=np.int64)
        arm = numbers[encoded.indices.to_numpy()] if len(numbers) else np.zeros(0, dtype=np.int64)
        return table["game"].to_numpy().astype(np.int64) * len(self._arms) + arm

    def pairs(self, arm: int) -> list[tuple[int, int]]:
        """Rows of the same number by the first arm and by this one, both played to the end."""
        first = {int(number): row for row, number in enumerate(self.number) if self.arm[row] == 0}
        other = {int(number): row for row, number in enumerate(self.number) if self.arm[row] == arm}
        return [(first[number], other[number]) for number in sorted(first.keys() & other.keys())]

    def went_alike(self, one: int, other: int) -> bool:
        return bool(
            (self.won[one] == self.won[other]).all()
            and (self.how[one], self.decisions[one], self.choices[one])
            == (self.how[other], self.decisions[other], self.choices[other])
        )

    @cached_property
    def told_before(self) -> Array:
        """Whether a row only says again how the game of its number went by the first arm."""
        found = needed("numpy").zeros(len(self.arm), dtype=bool)
        for arm in range(1, len(self._arms)):
            for first, other in self.pairs(arm):
                found[other] = self.went_alike(first, other)
        return found

    def measures(self) -> dict[str, Array]:
        found = {"decisions": self.decisions}
        if self.counts_rounds:
            found["rounds"] = self.rounds
        found["options a decision"] = self.choices / needed("numpy").maximum(1, self.decisions)
        return found


class Pieces:
    """Rows of pieces as arrays."""

    def __init__(self, run: Run, games: Games) -> None:
        np = needed("numpy")
        table = games.rows_of(run, CARDS, ["seat", "kind", "piece", "drawn", "played"])
        self._games = games
        encoded = [table[name].combine_chunks().dictionary_encode() for name in ("kind", "piece")]
        kinds, pieces = (one.dictionary.to_pylist() for one in encoded)
        codes = encoded[0].indices.to_numpy().astype(np.int64) * max(1, len(pieces)) + encoded[1].indices.to_numpy()
        known, self._code = np.unique(codes, return_inverse=True) if len(codes) else (codes, codes)
        self._names = [(kinds[code // len(pieces)], pieces[code % len(pieces)]) for code in known]
        self._row = games.index[games.place_of(table)] if len(codes) else codes
        self._seat = table["seat"].to_numpy()
        self._times = {name: table[name].to_numpy().astype(np.int64) for name in ("drawn", "played")}

    @cached_property
    def _totals(self) -> dict[str, Array]:
        np = needed("numpy")
        return {name: np.bincount(self._code, times, len(self._names)) for name, times in self._times.items()}

    def times(self, kind: str, piece: str) -> tuple[int, int]:
        at = self._names.index((kind, piece))
        return int(self._totals["drawn"][at]), int(self._totals["played"][at])

    def counts(self) -> Iterator[tuple[str, str, str, Array]]:
        """Of each piece: by game how often it was drawn, and how often played."""
        np = needed("numpy")
        for code, (kind, piece) in enumerate(self._names):
            chosen = self._code == code
            for how, times in self._times.items():
                if times[chosen].any():
                    yield kind, piece, how, np.bincount(self._row[chosen], times[chosen], len(self._games.arm))

    def effects(self) -> dict[tuple[str, str], tuple[Effect | None, Effect | None]]:
        """Of each piece: of having drawn it, and of having played it; None where too few did, or everybody."""
        return self._effects

    @cached_property
    def _effects(self) -> dict[tuple[str, str], tuple[Effect | None, Effect | None]]:
        drawn, played = (self._effects_of(name) for name in ("drawn", "played"))
        return {name: (drawn[code], played[code]) for code, name in enumerate(self._names)}

    def _effects_of(self, name: str) -> list[Effect | None]:
        """Strata are the roles by each arm. What went alike by two arms counts once: twice would look twice as sure."""
        np = needed("numpy")
        games = self._games
        fresh = ~games.told_before
        labels = sorted({role for roles in games.roles for role in roles})
        number = {role: at for at, role in enumerate(labels)}
        roles = np.array([[number[role] for role in roles] for roles in games.roles], dtype=np.int64)
        stratum = roles + (games.arm * len(labels))[:, None] if len(roles) else roles
        strata = len(labels) * (int(games.arm.max()) + 1 if len(games.arm) else 0)
        seats = np.bincount(stratum[fresh].ravel(), minlength=strata)
        won = np.bincount(stratum[fresh].ravel(), games.won[fresh].ravel(), minlength=strata)
        had = (self._times[name] > 0) & (self._seat != OPEN) & fresh[self._row]
        at = stratum[self._row[had], self._seat[had]]
        wins = games.won[self._row[had], self._seat[had]]
        size = len(self._names) * strata
        with_it = np.bincount(self._code[had] * strata + at, minlength=size).reshape(-1, strata)
        won_with = np.bincount(self._code[had] * strata + at, wins, minlength=size).reshape(-1, strata)
        return [_judged(with_it[code], won_with[code], seats, won) for code in range(len(self._names))]


def _judged(with_it: Array, won_with: Array, seats: Array, won: Array) -> Effect | None:
    count = int(with_it.sum())
    if count < FEW or bool(((with_it == 0) | (with_it == seats)).all()):
        return None
    return effect(
        Stratum(int(a), int(b), int(c), int(d)) for a, b, c, d in zip(with_it, won_with, seats, won, strict=True)
    )


def _shares_of(names: list[str], wins: Array) -> dict[str, float]:
    """Of one game: how much of its seats each name won with."""
    found: dict[str, list[int]] = {}
    for name, win in zip(names, wins, strict=True):
        found.setdefault(name, []).append(bool(win))
    return {name: sum(own) / len(own) for name, own in found.items()}


def _median(values: Array) -> float:
    return float(needed("numpy").median(values))


def _words(how: str) -> str:
    return how.replace("-", " ")


def _natural(label: str) -> tuple[str, int]:
    """Seat 10 comes after seat 9."""
    words, _, number = label.rpartition(" ")
    return (words, int(number)) if number.isdigit() else (label, 0)
