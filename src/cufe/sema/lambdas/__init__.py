"""Lambda-expressions: closures and what they capture ([expr.prim.lambda])."""
