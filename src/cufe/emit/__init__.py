"""Floor 6: what cufe writes: the host file, stubs, lambda wrappers, the module id."""
