"""Extended lambdas: where they may stand, what they capture, what they name as their parent."""
