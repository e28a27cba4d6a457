"""Declarations in blocks whose type is an unqualified name that is no type: EDG reads an expression ([stmt.ambig]).

`value x = 3;` is the expression `value` (174, or 728 of a namespace), behind which a semicolon is missed (65), and
nothing declares `x` (20 where it is used first).  A qualified template-id with too few or too many arguments is no type
either (169)."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il.context import Context
from cufe.il.entities import Namespace
from cufe.il.templates import TEMPLK_CONCEPT, Template
from cufe.sema.answers import IllFormed, Mistake
from cufe.sema.engine_part import EnginePart
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

_OF_NOTHING: Final = (num.UNDEFINED, num.NO_MEMBER, num.NO_SCOPE, num.NOT_GLOBAL)
_POINTERS: Final = b"*&"
_QUALIFIERS: Final = bytes((k.CONST, k.VOLATILE, k.RESTRICT))
_BEFORE_STATEMENTS: Final = b";{}:"
_CONTROLS: Final = bytes((k.IF, k.WHILE, k.SWITCH))
#: in front of a name that is that of something else
_BEFORE_OTHERS: Final = bytes((k.ARROW, k.SCOPE)) + b"."


class ReadAsExpressions(EnginePart):
    """Tells what such a declaration is said to be."""

    def mistaken(self, failure: Mistake, node: e.Node) -> IllFormed:
        """What is reported in the place of 757 (no type name) in a statement; the mistake itself where the name is read
        as a type all the same: behind another specifier, or qualified."""
        kinds = self.engine.kinds
        token = failure.token
        if kinds[token] == k.SCOPE or kinds[token + 1] == k.SCOPE or failure.entity is None:
            return failure
        if kinds[token - 1] == k.OPEN_ROUND and kinds[token - 2] in _CONTROLS:
            if kinds[token + 1] != k.IDENTIFIER:
                return IllFormed(failure.cause, token)
            return Mistake(num.CLOSE_ROUND_EXPECTED, failure.cause, token + 1)
        if not isinstance(node, s.DeclarationStatement) or token != node.start:
            return failure
        if isinstance(failure.entity, Template) and failure.entity.kind == TEMPLK_CONCEPT:
            return Mistake(num.LESS_EXPECTED, failure.cause, token + 1)
        if kinds[token + 1] != k.IDENTIFIER or kinds[token - 1] == k.OPEN_ROUND:
            return IllFormed(failure.cause, token)
        number = num.NAMESPACE_NAME if isinstance(failure.entity, Namespace) else num.NO_EFFECT
        made = Mistake(number, failure.cause, token)
        made.others = [Mistake(num.SEMICOLON_EXPECTED, failure.cause, token + 1)]
        return made

    def undeclared(self, failure: IllFormed) -> list[Mistake]:
        """The first use of what a declaration that is read as an expression does not declare."""
        all_told = failure.all() if isinstance(failure, Mistake) else []
        if not all_told or all_told[-1].number not in (num.SEMICOLON_EXPECTED, num.LESS_EXPECTED):
            return []
        use = self._first_use(all_told[-1].token)
        if use < 0:
            return []
        made = Mistake(num.UNDEFINED, failure.cause, use, name=self.engine.lexemes[use], is_certain=True)
        return [made]

    def undeclared_type(self, failure: Mistake, node: e.Node) -> list[Mistake]:
        """What is reported after template arguments that are missing, not enough or too many in a qualified name that a
        statement begins with: a template-id is taken for no declaration (169), a member of one for an expression that
        lacks a semicolon (65).  Nothing declares the name."""
        kinds = self.engine.kinds
        at = node.start + 1 if kinds[node.start] == k.SCOPE else node.start
        last = at
        names: list[str] = []
        is_qualified = at > node.start
        while kinds[at] == k.IDENTIFIER:
            last = at
            names.append(self.engine.lexemes[at])
            at += 1
            if kinds[at] == k.LESS:
                at = self.engine.cutter.brackets.close_angle(at, node.end) + 1
            if kinds[at] != k.SCOPE:
                break
            at += 1
            is_qualified = True
        if not is_qualified or not node.start <= failure.token < at:
            return []
        if failure.entity is None or failure.entity.name not in names:
            # It is an argument of theirs.
            return []
        told: list[Mistake] = []
        is_declaration = isinstance(node, s.DeclarationStatement) and kinds[node.start - 1] in _BEFORE_STATEMENTS
        if failure.token > last:
            told.append(Mistake(num.DECLARATION_EXPECTED, failure.cause, node.start))
        elif is_declaration and kinds[at] == k.IDENTIFIER:
            told.append(Mistake(num.SEMICOLON_EXPECTED, failure.cause, at))
        for made in told:
            made.found_at = failure.token + 1
        if told and isinstance(node, s.DeclarationStatement) and is_declaration and node.bindings:
            use = self._first_use(node.bindings[0].name)
            if use >= 0:
                undefined = Mistake(num.UNDEFINED, failure.cause, use, name=self.engine.lexemes[use], is_certain=True)
                told.append(undefined)
        return told

    def multiplied(self, failure: Mistake, node: e.Node, context: Context) -> list[Mistake]:
        """What is wrong with the operands of `T *p = 0, *q;` where nothing declares T, which multiplies: what it would
        declare is undefined, and no operand begins with `const`."""
        kinds = self.engine.kinds
        found: list[Mistake] = []
        if not isinstance(node, s.DeclarationStatement) or failure.number not in _OF_NOTHING:
            return found
        for binding in node.bindings:
            type_ = binding.declaration.specifiers if binding.declaration is not None else None
            if type_ is None or not type_.type_start <= failure.token < type_.type_end or binding.sort != s.VARIABLE:
                break
            at = type_.type_end
            if kinds[at] not in _POINTERS or type_.start < type_.type_start or kinds[binding.name + 1] in b":)":
                # No operand, the element of a range, or what a handler catches.
                break
            while kinds[at] in _POINTERS:
                at += 1
            if kinds[at] in _QUALIFIERS:
                found.append(Mistake(num.EXPRESSION_EXPECTED, failure.cause, at))
                break
            name = self.engine.lexemes[binding.name]
            if not self.engine.names.unqualified(name, context, node.start):
                found.append(Mistake(num.UNDEFINED, failure.cause, binding.name, name=name))
        return found

    def _first_use(self, name: int) -> int:
        """Where the block uses what a token does not declare; -1 where it does not, or declares it again."""
        kinds = self.engine.kinds
        lexemes = self.engine.lexemes
        brackets = self.engine.cutter.brackets
        at = kinds.find(b";", name)
        end = brackets.close(brackets.enclosing(name))
        while at < end:
            if lexemes[at] == lexemes[name] and kinds[at - 1] not in _BEFORE_OTHERS:
                is_declared = kinds[at - 1] == k.IDENTIFIER or kinds[at - 1] == k.BUILTIN_TYPE
                return -1 if is_declared else at
            at += 1
        return -1
