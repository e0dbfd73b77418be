"""Modules woven into one file: a browser that asks for a hundred of them, level by level, is slow to open a table.

Whoever asks for a module gets with it all it imports, each as a function that is called once, after those it needs
(`web/lib/woven.js`). What the shell has is left out of a game's file. Nothing is built beforehand: the sources stay
as they are written, and their plain addresses give them as they are.

A module that says something else than the few forms below, or that imports in a circle, is sent as it is; the browser
then asks for what it imports, and that is woven again. Either way each module is made once.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from posixpath import dirname, join, normpath
from typing import Final, NamedTuple

SHELL: Final = "app.js"
MAKER: Final = "lib/woven.js"  # it makes the others, and is not woven itself

NAMES: Final = r"\{(?P<names>[^}]*)\}"
IMPORT: Final = re.compile(rf'^import (?:(?:{NAMES}|\* as (?P<all>\w+)) from )?"(?P<source>[^"]+)";$', re.M)
EXPORT: Final = re.compile(rf'^export {NAMES}(?: from "(?P<source>[^"]+)")?;$', re.M)
DECLARED: Final = re.compile(
    r"^export (?=(?:async )?(?:function\*?|class|const) (?:(?P<name>[\w$]+)|\{(?P<names>[\w$, ]+)\} =))", re.M
)
UNREAD: Final = re.compile(r"^(?:import|export)\b", re.M)


class Unwoven(ValueError):
    """It has to be sent as it is."""


class Module(NamedTuple):
    needs: tuple[str, ...]
    body: str
    gives: Mapping[str, str]  # by the name outside, what it is inside


def pairs(names: str) -> Iterator[tuple[str, str]]:
    """`a, b as c`: each name where it comes from, and where it goes to."""
    for one in filter(None, map(str.strip, names.split(","))):
        here, _, there = one.partition(" as ")
        yield here, there or here


def read(address: str, text: str) -> Module:
    needs: dict[str, None] = {}
    gives: dict[str, str] = {}

    def made(source: str) -> str:
        start = "" if source.startswith("/") else dirname(address)
        if not source.startswith(("/", "./", "../")):
            raise Unwoven(source)
        found = normpath(join(start, source.removeprefix("/")))
        needs[found] = None
        return f'$made["{found}"]'

    def imported(found: re.Match[str]) -> str:
        source = made(found["source"])
        lines = "\n" * found[0].count("\n")  # what follows stays in its line
        if found["all"]:
            return f"const {found['all']} = {source};{lines}"
        if found["names"] is None:
            return lines
        return f"const {{ {', '.join(f'{a}: {b}' for a, b in pairs(found['names']))} }} = {source};{lines}"

    def exported(found: re.Match[str]) -> str:
        start = f"{made(found['source'])}." if found["source"] else ""
        gives.update({there: start + here for here, there in pairs(found["names"])})
        if "default" in gives:
            raise Unwoven(address)
        return "\n" * found[0].count("\n")

    def declared(found: re.Match[str]) -> str:
        gives.update(pairs(found["name"] or found["names"]))
        return ""

    body = DECLARED.sub(declared, EXPORT.sub(exported, IMPORT.sub(imported, text)))
    if UNREAD.search(body):
        raise Unwoven(address)
    return Module(tuple(needs), body.replace("import.meta.url", "$here"), gives)


class Loom:
    """The modules of one release, by their addresses."""

    def __init__(self, sources: Mapping[str, bytes]) -> None:
        self._sources = sources
        self._read: dict[str, Module] = {}
        self._shell: Container[str] = frozenset()
        if SHELL in sources:
            self._shell = frozenset(self._with_needs(SHELL, frozenset()))

    def weave(self, address: str) -> str:
        """This module and what it needs, as one file that gives what the module gives."""
        if address == MAKER:
            raise Unwoven(address)
        there = frozenset() if address == SHELL else self._shell
        parts = [self._defined(one) for one in self._with_needs(address, there)]
        gives = ", ".join(self._module(address).gives)
        loaded = f'await load("{address}");'
        return "\n".join(
            [
                f'import {{ define, load }} from "/{MAKER}";',
                *parts,
                f"export const {{ {gives} }} = {loaded}" if gives else loaded,
                "",
            ]
        )

    def _module(self, address: str) -> Module:
        if address not in self._read:
            if address not in self._sources:
                raise Unwoven(address)
            try:
                self._read[address] = read(address, self._sources[address].decode())
            except UnicodeDecodeError as error:
                raise Unwoven(address) from error
        return self._read[address]

    def _with_needs(self, address: str, there: Container[str]) -> list[str]:
        """In an order in which each comes after what it needs."""
        found: dict[str, None] = {}
        above: list[str] = []

        def visit(one: str) -> None:
            if one in above:
                raise Unwoven(" > ".join((*above, one)))
            if one in found or one in there:
                return
            above.append(one)
            for need in self._module(one).needs:
                visit(need)
            above.pop()
            found[one] = None

        visit(address)
        return list(found)

    def _defined(self, address: str) -> str:
        needs, body, gives = self._module(address)
        given = ", ".join(f"{there}: {here}" for there, here in gives.items())
        listed = ", ".join(f'"{need}"' for need in needs)
        return f'define("{address}", [{listed}], async ($made, $here) => {{\n{body}\nreturn {{ {given} }};\n}});'
