"""`cufe check`: the CUDA rules alone, over files or a whole build, without output files."""
