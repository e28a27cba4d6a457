"""Expressions and statements with their types ([expr], [stmt.stmt], [dcl.init])."""
