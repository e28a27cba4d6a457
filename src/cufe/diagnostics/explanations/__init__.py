"""What `cufe explain` tells about the entries of the catalog, by the same topics.

Every module has `EXPLANATIONS`: from the tag of an entry, or its display number where it has no tag, to

    (why the rule exists, what to do, code that breaks it, code that does not)

`not_raised` says for the entries without such code why the tools of this release never issue them.
"""
