"""The driver: the two command lines (`cudafe++`-compatible and `cufe`), outputs, timing, exit statuses, toolkits.
"""
