"""Lambdas and what they capture: [expr.prim.lambda]."""
