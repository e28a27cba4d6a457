"""Entities and types from declarations: scopes, lookup, declarators, classes ([basic.lookup], [dcl.dcl], [class])."""
