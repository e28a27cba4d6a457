"""Calls against the functions that they name: numbers and types of arguments, overloads (observed: diagnostics-b 5)."""

from cufe.cuda.rules.called.ordinary import check_ordinary_calls

__all__ = ["check_ordinary_calls"]
