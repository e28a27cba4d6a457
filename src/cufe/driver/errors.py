"""How a run ends early: command-line errors, and calls that only ask for information."""


class CommandLineError(Exception):
    """The command line cannot be used; `message` is the text behind `Command-line error: `."""

    status = 4

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class CatastropheError(Exception):
    """The run cannot go on, whatever the source says; `message` is the text behind `Catastrophic error: `."""

    status = 4

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class FinishedError(Exception):
    """No error, but the end: an option has done all that was asked for; `status` is the exit status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status
