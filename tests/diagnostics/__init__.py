"""Diagnostics against the real tool: texts, severities, SARIF, explanations."""
