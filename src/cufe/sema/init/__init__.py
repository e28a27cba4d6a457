"""Initialisation, and the bodies of special members that nobody wrote ([dcl.init], [class.init], [special])."""
