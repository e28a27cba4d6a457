"""One thing that run-time compilation refuses, and when it is found out."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.jit.places import Place


class Finding:
    """A diagnostic at a token, with what it is filled in with; what a class keeps for its closing brace is told
    there."""

    def __init__(self, number: int, token: int, place: Place, *fill_ins: str) -> None:
        self.number: int = number
        self.token: int = token
        self.place: Place = place
        self.fill_ins: tuple[str, ...] = fill_ins

    def order(self) -> tuple[int, int]:
        """Of what is told at the same token, what comes first."""
        return self.place.turn, self.token

    def report(self, examined: ExaminedUnit) -> None:
        found_at = self.place.behind if self.place.turn else self.token
        examined.add_late(self.number, self.token, found_at, *self.fill_ins)
