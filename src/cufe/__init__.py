"""cufe: an open CUDA C++ front end that stands in for `cudafe++`.

Nothing is imported here: `import cufe` is part of every start of the drop-in, and start-up counts.
"""

__version__ = "0.1.0"
