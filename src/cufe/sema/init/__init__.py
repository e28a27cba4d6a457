"""Initialisation, and the bodies of implicit special members ([dcl.init], [class.init], [special])."""
