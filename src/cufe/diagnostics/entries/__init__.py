"""The catalog as data, by topic.

Every module has `ROWS`, a tuple of rows

    (number, tag, severity, flags, template)

with the internal number (0 where the real tool was never seen to issue it, so that its number is not
known), the tag users may write ("" where there is none), the default severity, the flags of
`cufe.diagnostics.catalog`, and the message template with the format specifiers of spec 53.
"""
