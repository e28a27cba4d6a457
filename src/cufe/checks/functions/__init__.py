"""Bodies of functions: results, ways through them, constexpr: [stmt], [dcl.constexpr]."""
