"""Coroutines ([dcl.fct.def.coroutine], [expr.await])."""
