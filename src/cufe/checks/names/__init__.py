"""What names mean, and whether they may be named: [basic.lookup], [class.access]."""
