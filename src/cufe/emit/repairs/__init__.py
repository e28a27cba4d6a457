"""What the original takes and gcc refuses, spelt so that gcc takes it: one file for each kind, all in `catalog`."""
