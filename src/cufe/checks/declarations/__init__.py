"""Specifiers, declarators and declarations that do not agree: [dcl.dcl]."""
