"""Operands, conversions and constants: [expr]."""
