"""What is wrong with an annotated lambda, so that no host file is written."""


class LambdaError(Exception):
    """A lambda that cannot be written: the diagnostic, by number or tag, and the token it stands at."""

    def __init__(self, what: int | str, token: int) -> None:
        super().__init__(what, token)
        self.what: int | str = what
        self.token: int = token
