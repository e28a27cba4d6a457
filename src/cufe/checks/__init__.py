"""What is wrong, or looks wrong, with the ordinary C++ of the user's own text.

The front end is no compiler: the host compiler reports most mistakes.  The original reports them first, in its own
words, so the ones that can be decided for certain are told here.  A mistake is sought by the spellings of tokens, which
costs next to nothing; where these leave a doubt, names are looked up, and only then are types asked for.
"""
