"""The CUDA rules of the host pass: what the front end says about a unit, family by family.

No rule guesses: where a type, a constant or a name is not known for certain, nothing is reported.
"""
