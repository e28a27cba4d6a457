"""Declarations of functions: spaces over all of them, kernels, overriding, defaulted and deleted ones."""
