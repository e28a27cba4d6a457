"""Canonical types: the text of a type of a dump with every typedef looked through.

Two spellings of one type have one canonical text. Which of them the real tool prints for a template instance depends
on who asked for the instance first, so the judgement is about this text and the printed one is counted apart.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from .il_dump import Entry, pointer

# The type of what depends on template parameters in an unknown way: one entry, that is often not printed.
DEPENDENT = "<dependent>"
# In front of the printed text of a compound type whose entry is not in the dump: what its typedef names stand for is
# not known then.
UNPRINTED = "?"
_COMPOUND = re.compile(r"(\[\d*\]|[*&]\)\(.*\)(?: noexcept)?)$")
_ADDRESS = re.compile(r"<unnamed@[0-9a-f]+>")
_DEEPEST = 40


class Types:
    """The canonical texts of the types that `find` knows (identity -> entry), each made once."""

    def __init__(self, find: Callable[[str], Entry | None]) -> None:
        self._find = find
        self._known: dict[str, str] = {}

    def canonical(self, value: str, depth: int = 0) -> str:
        """The canonical text of a pointer value; the printed text where the entry is not in the dump."""
        found = pointer(value)
        if found is None:
            return ""
        name, text = found
        known = self._known.get(name)
        if known is None:
            entry = self._find(name)
            if entry is None or depth > _DEEPEST:
                return UNPRINTED + _ADDRESS.sub(DEPENDENT, text) if _COMPOUND.search(text) else _dependent(text)
            known = self._known[name] = self._text(entry, depth + 1) or _dependent(text)
        return known

    def _text(self, entry: Entry, depth: int) -> str:
        kind = entry.get("kind")
        if kind == "tk_typeref":
            inner = self.canonical(entry.get("typeref_type"), depth)
            return _qualified(entry.get("qualifiers"), inner) if inner else ""
        if kind == "tk_pointer":
            reference = entry.get("is_reference") == "TRUE"
            mark = "&&" if entry.get("is_rvalue_reference") else "&" if reference else "*"
            return f"{mark}({self.canonical(entry.get('type_pointed_to'), depth)})"
        if kind == "tk_array":
            count = entry.get("number_of_elements") or self._argument(entry.get("bound_constant"), depth)
            return f"[{count}]({self.canonical(entry.get('element_type'), depth)})"
        if kind == "tk_ptr_to_member":
            owner = self.canonical(entry.get("class_of_which_a_member"), depth)
            return f"{owner}::*({self.canonical(entry.get('type'), depth)})"
        if kind == "tk_routine":
            return self._routine(entry, depth)
        return self._named(entry, kind, depth)

    def _routine(self, entry: Entry, depth: int) -> str:
        parameters: list[str] = []
        following = pointer(entry.get("param_type_list"))
        while following is not None:
            parameter = self._find(following[0])
            if parameter is None:
                break
            parameters.append(self.canonical(parameter.get("type"), depth))
            following = pointer(parameter.get("next"))
        parts = ["..." if entry.get("has_ellipsis") else "", entry.get("qualifiers"), entry.get("ref_qualifiers")]
        result = self.canonical(entry.get("return_type"), depth)
        return f"{result}({', '.join(parameters)}){''.join(parts)}"

    def _named(self, entry: Entry, kind: str, depth: int) -> str:
        """A type that is not made of others: what it is, its name and place, its template arguments."""
        if kind == "tk_template_param":
            return self._parameter(entry, depth)
        named = pointer(entry.get("name"))
        place = f"{entry.number('decl_position.seq')}:{entry.number('decl_position.column')}"
        basic = [entry.get(label) for label in ("int_kind", "float_kind") if not entry.get("enum_type")]
        basic += [label for label in ("bool_type", "wchar_t_type") if entry.get(label)]
        basic += [label for label in ("char8_t_type", "char16_t_type", "char32_t_type") if entry.get(label)]
        if kind == "tk_vector":
            basic += [self.canonical(entry.get("element_type"), depth), entry.get("size_constant").partition(": ")[2]]
        if any(basic) and not named:
            return f"{kind[3:]} {' '.join(part for part in basic if part)}"
        extra = pointer(entry.get("extra_info"))
        supplement = self._find(extra[0]) if extra else None
        arguments = (
            [self._argument(value, depth) for value in supplement.listed("template_arg_list.")] if supplement else []
        )
        shown = f"<{', '.join(arguments)}>" if arguments else ""
        return f"{kind[3:]} {named[1] if named else ''}@{place}{shown}{' '.join(basic)}"

    def _parameter(self, entry: Entry, depth: int) -> str:
        """A template parameter, a member of a dependent type, or the type of which nothing is known."""
        sort = [value for label, value in entry.fields if label == "kind"][-1]
        if sort == "tptk_unknown":
            return DEPENDENT
        named = pointer(entry.get("name"))
        name = named[1] if named else ""
        if sort == "tptk_member":
            return f"{self.canonical(entry.get('class_type'), depth)}::{name}"
        return f"{name}#{entry.get('coordinates.position')},{entry.get('coordinates.depth')}"

    def _argument(self, value: str, depth: int) -> str:
        found = pointer(value)
        if found is None:
            return ""
        return self.canonical(value, depth) if found[0].startswith("type@") else _dependent(found[1])


def _dependent(text: str) -> str:
    return _ADDRESS.sub(DEPENDENT, text)


def same_type(real: str, cufe: str) -> bool:
    """Whether two canonical texts can be of one type; of what the real tool does not print its form is compared."""
    if real == cufe:
        return True
    before, mark, text = real.partition(UNPRINTED)
    if not mark or not cufe.startswith(before):
        return False
    bound = re.search(r"(\[\d*\])\)*$", text)
    rest = cufe[len(before) :]
    return rest.startswith(f"{bound[1]}(") if bound else rest.startswith("*(") or "::*(" in rest


def _qualified(qualifiers: str, text: str) -> str:
    """cv-qualifiers in front, each once and in one order; those of an array are its elements'."""
    if not qualifiers:
        return text
    present = set(qualifiers.split())
    while True:
        first, _, rest = text.partition(" ")
        if first not in ("const", "volatile", "__restrict__", "_Atomic"):
            break
        present.add(first)
        text = rest
    return " ".join([*sorted(present), text])
