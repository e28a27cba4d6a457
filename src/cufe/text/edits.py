"""The edit list: the only way to change text.

An edit replaces a stretch of the input.  Every edit keeps the line breaks and line markers of what it replaces, so
each line of the input is the same line of the output and no marker has to be invented.  An edit that lies inside
another one vanishes with it.
"""

from cufe.final import Final
from cufe.text.bisection import count_below, count_up_to
from cufe.text.unit import Unit


class OverlappingEditsError(Exception):
    """Two edits share a part of the input and neither holds the other: the caller's picture of the text is wrong."""


#: bytes of the input that share a bucket of edits, as a shift
_BUCKET: Final = 10


class EditList:
    """Edits over the text of one unit, by offsets; `apply` gives the new text.

    Edits are kept in buckets by where they start, so that rendering a stretch looks at no edits from elsewhere.
    """

    def __init__(self, unit: Unit) -> None:
        self.unit: Unit = unit
        self._buckets: dict[int, list[tuple[int, int, int, str]]] = {}
        self._count: int = 0
        #: where the stretches to be blanked start and end
        self._blank_start: list[int] = []
        self._blank_end: list[int] = []

    def __len__(self) -> int:
        return self._count

    def new_text(self) -> str:
        """All that edits put in the place of what was there, in no order."""
        return "\n".join([edit[3] for bucket in self._buckets.values() for edit in bucket if edit[3]])

    def insert(self, offset: int, text: str) -> None:
        """Puts `text` in front of the byte at `offset`; of several insertions there the first stands first."""
        self._add(offset, offset, text)

    def replace(self, start: int, end: int, text: str) -> None:
        """Puts `text` in the place of the bytes from `start` to `end`, keeping the lines of what was there."""
        self._add(start, end, text + self._lines(start, end, text))

    def erase(self, start: int, end: int) -> None:
        self.replace(start, end, "")

    def leave_out(self, start: int, end: int, instead: str) -> None:
        """Puts `instead`, of one line, in the place of the bytes from `start` to `end` and, of the line markers among
        them, those that say nothing of what follows: of headers that are entered and left there, and in front of
        another marker."""
        text = self.unit.text
        if text.find("\n#", start, end) < 0:
            self.replace(start, end, instead)
            return
        lines = text[start:end].split("\n")
        kept: list[int] = []
        #: where in `kept` the headers begin that are entered and not left yet
        entered: list[int] = []
        #: where the header begins that was left last
        left = -1
        for index in range(1, len(lines)):
            if not _is_line_marker(lines[index]):
                continue
            flag = _marker_flag(lines[index])
            if left >= 0:
                del kept[left:]
                left = -1
            elif flag != 1 and kept and _marker_flag(lines[kept[-1]]) == 0:
                kept.pop()
            if flag == 1:
                # A marker in front says where the header is included.
                entered.append(len(kept) - 1 if kept and _marker_flag(lines[kept[-1]]) == 0 else len(kept))
            elif flag == 2 and entered:
                left = entered.pop()
            kept.append(index)
        replacement = [instead, *[""] * (len(lines) - 1)]
        for index in kept:
            replacement[index] = lines[index]
        self._add(start, end, "\n".join(replacement))

    def insert_before(self, token: int, text: str) -> None:
        self.insert(self.unit.offset(token), text)

    def insert_after(self, token: int, text: str) -> None:
        self.insert(self.unit.end_offset(token), text)

    def replace_tokens(self, first: int, last: int, text: str) -> None:
        """Replaces the tokens from `first` to `last`, both included."""
        start = self.unit.offset(first)
        self.replace(start, self.unit.end_offset(last), text)

    def blank(self, start: int, end: int) -> None:
        """Puts blanks over the bytes from `start` to `end`, where no edit is made; asked for in the order of the text.

        Columns stay as they are, and this costs much less than an edit."""
        self._blank_start.append(start)
        self._blank_end.append(end)

    def _add(self, start: int, end: int, text: str) -> None:
        self._buckets.setdefault(start >> _BUCKET, []).append((start, self._count, end, text))
        self._count += 1

    def _inside(self, start: int, end: int) -> list[tuple[int, int, int, str]]:
        """The edits that lie in a stretch: outer ones first at the same start, insertions as they were asked for."""
        buckets = self._buckets
        first = start >> _BUCKET
        last = end >> _BUCKET
        if last - first < len(buckets):
            keys = [key for key in range(first, last + 1) if key in buckets]
        else:
            keys = sorted(buckets)
        found: list[tuple[int, int, int, str]] = []
        for key in keys:
            if first <= key <= last:
                found += [edit for edit in buckets[key] if edit[0] >= start and edit[2] <= end]
        found.sort(key=_order)
        return found

    def _forget(self, edits: list[tuple[int, int, int, str]]) -> None:
        """Takes out edits that another one has swallowed: no later rendering has to pass over them again."""
        gone = {edit[1] for edit in edits}
        for key in {edit[0] >> _BUCKET for edit in edits}:
            self._buckets[key] = [edit for edit in self._buckets[key] if edit[1] not in gone]

    def _lines(self, start: int, end: int, replacement: str) -> str:
        """Line breaks and line markers of the bytes from `start` to `end` that `replacement` does not give."""
        text = self.unit.text
        breaks = text.count("\n", start, end) - replacement.count("\n")
        if breaks <= 0:
            return ""
        last = text.rfind("\n#", start, end)
        if last < 0:
            if not text[text.rfind("\n", 0, end) + 1 : end].isspace():
                return "\n" * breaks
            last = start
        lines = text[start:end].split("\n")
        kept = [""]
        kept += [line if _is_line_marker(line) else "" for line in lines[1:]]
        return "\n".join(kept)

    def apply(self) -> str:
        """The text with all edits made; errors as in `parts`."""
        return "".join(self.parts())

    def parts(self) -> list[str]:
        """The text with all edits made, in pieces.

        Raises:
            OverlappingEditsError: two edits overlap and neither lies inside the other.
        """
        return self._render(0, len(self.unit.text))

    def rendered_line(self, start: int, end: int) -> str:
        """The bytes from `start` to `end` with their edits made, on one line: line markers go."""
        rendered = self.rendered(start, end)
        if "\n" not in rendered:
            return rendered.strip()
        lines = rendered.split("\n")
        return " ".join(line.strip() for line in lines if not _is_line_marker(line))

    def rendered(self, start: int, end: int) -> str:
        """The bytes from `start` to `end` with the edits that lie inside made."""
        return "".join(self._render(start, end))

    def _render(self, start: int, end: int) -> list[str]:
        parts: list[str] = []
        swallowed: list[tuple[int, int, int, str]] = []
        at = start
        for edit in self._inside(start, end):
            begin, _, finish, replacement = edit
            if begin < at:
                if finish <= at:
                    swallowed.append(edit)
                    continue
                raise OverlappingEditsError(begin, finish, at)
            self._add_unedited(at, begin, parts)
            parts.append(replacement)
            at = finish
        self._add_unedited(at, end, parts)
        if swallowed:
            self._forget(swallowed)
        return parts

    def _add_unedited(self, start: int, end: int, parts: list[str]) -> None:
        """Adds the bytes from `start` to `end` to `parts`, with what is to be blanked."""
        text = self.unit.text
        ends = self._blank_end
        at = start
        for index in range(count_up_to(ends, start), count_below(self._blank_start, end)):
            begin = max(self._blank_start[index], start)
            finish = min(ends[index], end)
            parts.append(text[at:begin])
            parts.append(" " * (finish - begin))
            at = finish
        parts.append(text[at:end])


def _order(edit: tuple[int, int, int, str]) -> tuple[int, bool, int, int]:
    start, number, end, _ = edit
    return start, end > start, -end, number


def _is_line_marker(line: str) -> bool:
    stripped = line.lstrip()
    return stripped.startswith(("# ", "#line"))


def _marker_flag(marker: str) -> int:
    """1 for a marker where a header is entered, 2 where one is left, 0 for others."""
    flags = marker[marker.rfind('"') + 1 :]
    return 1 if flags.startswith(" 1") else 2 if flags.startswith(" 2") else 0
