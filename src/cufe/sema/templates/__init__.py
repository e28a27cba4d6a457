"""Templates: arguments, instances, deduction, partial ordering ([temp])."""
