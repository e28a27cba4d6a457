"""Diagnostics: the catalog, severity control, and the writers for text and SARIF.

The floors import `cufe.diagnostics.report` and nothing else of this package; what it takes to look a
message up or to write it out is imported when there is a first diagnostic.
"""
