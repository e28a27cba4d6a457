"""The second reading of a declaration that does not follow the grammar: errors, and where reading goes on."""
