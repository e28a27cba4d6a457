"""Values: literals, arithmetic, constant evaluation, layout and type traits ([expr.const], Itanium ABI 2)."""
