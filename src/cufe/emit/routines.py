"""What the writers ask about the declaration of a function: where its parts are and how it is to be named."""

from cufe.emit.context import Context
from cufe.syntax import nodes as n
from cufe.syntax.cutter import CLASS, Piece
from cufe.text import kinds as k


def is_placeholder(parameter: n.Parameter) -> bool:
    """Whether a parameter makes its function an abbreviated template ([dcl.fct]/22)."""
    return parameter.specifiers.sort == n.PLACEHOLDER


class Routine:
    """A function declaration with its surroundings: `path` are the pieces around `piece`, outermost first."""

    def __init__(
        self, context: Context, piece: Piece, path: list[Piece], declaration: n.Declaration, words: int
    ) -> None:
        self.context: Context = context
        self.piece: Piece = piece
        self.path: list[Piece] = path
        self.declaration: n.Declaration = declaration
        self.declarator: n.Declarator = declaration.declarators[0]
        parameters = self.declarator.function()
        assert parameters is not None
        self.parameters: n.DeclaratorOperator = parameters
        #: the CUDA words of the declaration, as flags of `cufe.cuda.marks`
        self.words: int = words

    @property
    def is_definition(self) -> bool:
        return self.declaration.body >= 0

    @property
    def is_template(self) -> bool:
        """A primary template or a member of one: some head has parameters, or the function is abbreviated."""
        return self.is_abbreviated or any(head.parameters for head in self.declaration.heads)

    @property
    def is_abbreviated(self) -> bool:
        """Whether `auto` parameters make the function a template ([dcl.fct]/22)."""
        return not self.is_specialisation and any(map(is_placeholder, self.parameters.parameters))

    @property
    def is_specialisation(self) -> bool:
        heads = self.declaration.heads
        return bool(heads) and not heads[-1].parameters

    @property
    def is_friend(self) -> bool:
        return bool(self.declaration.specifiers.flags & n.FRIEND)

    @property
    def is_member(self) -> bool:
        """A member function, declared in its class or defined outside of it with a qualified name."""
        if self.is_friend:
            return False
        if self.path and self.path[-1].sort == CLASS:
            return True
        declarator = self.declarator
        return declarator.name_first >= 0 and declarator.id > declarator.name_first and self._qualified_by_class()

    def _qualified_by_class(self) -> bool:
        """Whether the qualifier of the declarator-id names a class: it is no namespace of the unit."""
        declarator = self.declarator
        last = declarator.id - 2
        if last < declarator.name_first:
            return False
        if self.context.kinds[last] != k.IDENTIFIER:
            return True
        return not self.context.names_namespace(last)

    @property
    def is_special(self) -> bool:
        """A constructor or a destructor: the functions without a return type that are no conversion."""
        kind = self.context.kinds[self.declarator.id]
        return self.declaration.specifiers.sort == n.NO_TYPE and kind != k.OPERATOR

    @property
    def is_guide(self) -> bool:
        """Whether it is a deduction guide, `A(T) -> A<T>`, whose only specifier is `explicit` ([temp.deduct.guide])."""
        return self.declaration.specifiers.sort == n.NO_TYPE and self.parameters.trailing >= 0

    def has_flag(self, flag: int) -> bool:
        return bool(self.declaration.specifiers.flags & flag)

    def name(self) -> str:
        return self.context.lexemes[self.declarator.id]
