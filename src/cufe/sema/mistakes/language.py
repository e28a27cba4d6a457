"""All rules of the language over the user's code of one unit."""

from cufe.sema.mistakes.undefined_names import check_names
from cufe.sema.mistakes.unmodifiable import check_unmodifiable
from cufe.sema.mistakes.user_code import UserCode


def check_language(code: UserCode) -> None:
    """Reports what is wrong with the user's ordinary C++, as far as it can be told for certain."""
    check_names(code)
    check_unmodifiable(code)
