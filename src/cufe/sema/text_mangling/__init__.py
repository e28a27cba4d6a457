"""Mangled names of what a declaration writes, from the text alone: for the few that the host output spells, so that the
engine need not start (`linkage` has those of every entity)."""
