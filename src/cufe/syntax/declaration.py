"""The declaration parser: pieces into template heads, specifiers, declarators and bodies."""

from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.body_bindings import bindings_of, is_directive
from cufe.syntax.cutter import FUNCTION, Piece
from cufe.syntax.declarators import DeclaratorParser
from cufe.syntax.expression_tokens import POINTERS
from cufe.syntax.names import VALUE_TEMPLATE
from cufe.text import kinds as k

#: behind these stands a base class
_PARENTHESISED: Final = bytes((k.OPEN_ROUND, k.IDENTIFIER))
_BEFORE_BASE: Final = b":," + bytes((k.PUBLIC, k.PROTECTED, k.PRIVATE, k.VIRTUAL))
_NO_BASE: Final = b"<>,{"
_QUALIFIERS: Final = bytes((k.CONST, k.VOLATILE))


class DeclarationParser(DeclaratorParser):
    """Parses pieces of one unit; a node costs only when somebody asks for it."""

    def parse(self, piece: Piece, class_name: str) -> n.Declaration:
        """The declaration of a piece that is no namespace and no linkage block.

        `class_name` is the name of the class whose member it is, or empty: it tells constructors from types.
        """
        kinds = self.kinds
        at = piece.start
        limit = piece.end
        instantiation = -1
        while at < limit and kinds[at] == k.EXTENSION:
            at += 1
        heads = self.template_heads(at, limit)
        if heads:
            at = heads[-1].end
        before = at
        while before < limit and (
            kinds[before] == k.EXTERN or kinds[before] == k.INLINE or kinds[before] == k.EXTENSION
        ):
            before += 1
        if before < limit and is_directive(before, kinds):
            instantiation = before
            at = before + 1
        declaration = n.Declaration(piece.start, heads, self.specifiers(at, limit, class_name))
        declaration.end = limit
        declaration.instantiation = instantiation
        declaration.body = piece.body
        if declaration.specifiers.body == piece.body:
            declaration.body = -1
        at = declaration.specifiers.end
        around = self.siblings
        self.siblings = []
        while at < limit:
            if kinds[at] == k.SEMICOLON or kinds[at] == k.OPEN_BRACE:
                break
            untyped = declaration.specifiers.sort == n.NO_TYPE
            # Without the name of the class a constructor looks as if it had a type, which is a name.
            named = not untyped and (class_name != "" or declaration.specifiers.sort != n.NAMED)
            # No parentheses initialise a member.
            surely_function = piece.sort == FUNCTION or untyped or class_name != ""
            declarator = self.declarator(at, limit, surely_function, named, True)
            if declarator.end == at:
                break
            declaration.declarators.append(declarator)
            at = declarator.end
            if at < limit and kinds[at] == k.COMMA:
                at += 1
                self.siblings = [*self.siblings, self.lexemes[declarator.id]] if declarator.id >= 0 else self.siblings
                continue
            break
        self.siblings = around
        declaration.stop = at
        if declaration.body >= 0 and at < limit:
            if kinds[at] == k.TRY:
                declaration.try_block = at
                at += 1
            if at < limit and kinds[at] == k.COLON:
                declaration.member_initialisers = at
        return declaration

    def fault(self, declaration: n.Declaration, in_class: bool) -> int:
        """The first token at which a declaration does not follow the grammar, as far as its outline shows it, or -1."""
        kinds = self.kinds
        stop = declaration.stop
        if declaration.body >= 0:
            # Only what has no type may initialise members.
            before = (k.TRY, k.COLON) if declaration.specifiers.sort == n.NO_TYPE else (k.TRY,)
            if stop != declaration.body and kinds[stop] not in before:
                return stop
        elif stop != declaration.end - 1 or kinds[stop] != k.SEMICOLON or (kinds[stop - 1] == k.COMMA and not in_class):
            return stop
        if kinds[declaration.start] == k.TEMPLATE and kinds[declaration.start + 1] == k.LESS and not declaration.heads:
            return declaration.start
        if declaration.specifiers.body >= 0 and declaration.specifiers.sort == n.ENUM_DEFINITION:
            at = self._enumerator_fault(declaration.specifiers.body)
            if at >= 0:
                return at
        for head in declaration.heads:
            for one in head.parameters:
                if one.start >= one.end or kinds[one.end - 1] == k.ASSIGN:
                    return one.start
            if kinds[head.close - 1] == k.COMMA:
                return head.close
        specifiers = declaration.specifiers
        body = specifiers.body
        is_name = specifiers.sort == n.NAMED and specifiers.type_end == specifiers.type_start + 1
        if not declaration.declarators and body < 0 and specifiers.sort != n.ELABORATED:
            is_name = is_name and not specifiers.flags & n.FRIEND
            if declaration.heads or (is_name and self.names.names_no_type(specifiers.type_start)):
                return stop
        elif is_name and kinds.startswith(_PARENTHESISED, specifiers.type_end):
            # `f(x);` without a type.
            if self.names.names_no_type(specifiers.type_start):
                return specifiers.type_start
        if body >= 0 and specifiers.sort != n.ENUM_DEFINITION:
            at = self._base_fault(specifiers.type_start, body)
            if at >= 0:
                return at
        for declarator in declaration.declarators:
            if specifiers.sort == n.NO_TYPE and kinds[declarator.start] in POINTERS:
                return declarator.start
            if declarator.id < 0 and not (in_class and declarator.initialiser == n.BIT_FIELD):
                return declarator.end
            if declarator.lacks_value():
                return declarator.initialiser_end
            if specifiers.flags & n.TYPEDEF and declarator.initialiser in (n.ASSIGNED, n.BRACED):
                return declarator.initialiser_start
            for operator in declarator.operators:
                if operator.sort == n.PARAMETERS:
                    at = self.parameter_fault(operator)
                    if at >= 0:
                        return at
        return -1

    def _base_fault(self, start: int, body: int) -> int:
        """The first token in the head of a class that stands where the name of a base class should, or -1."""
        kinds = self.kinds
        at = kinds.find(k.COLON, start, body)
        while 0 <= at < body:
            if kinds[at] in _BEFORE_BASE and kinds[at + 1] in _NO_BASE and (kinds[at] != k.COMMA or at + 1 == body):
                return at + 1
            at += 1
        return -1

    def defined_by_alias(self, start: int, name: int, end: int) -> list[s.Binding]:
        """The bindings of the class or enumeration that `using X = enum Y { ... };` defines on the way."""
        kinds = self.kinds
        first = self.attributes(name + 1, []) + 1
        key = first
        while kinds[key] in _QUALIFIERS:
            key += 1
        if kinds[key] != k.ENUM and kinds[key] not in k.CLASS_KEYS:
            return []
        specifiers = self.specifiers(first, end, "")
        if specifiers.body < 0:
            return []
        declaration = n.Declaration(start, [], specifiers)
        declaration.end = end
        return bindings_of(declaration, kinds)

    def parameter_fault(self, operator: n.DeclaratorOperator) -> int:
        """The first token at which a parameter list does not follow the grammar, with the result behind it, or -1."""
        kinds = self.kinds
        for parameter in operator.parameters:
            declarator = parameter.declarator
            if parameter.specifiers.sort == n.NO_TYPE:
                return parameter.start
            if declarator.lacks_value() or kinds[parameter.end] == k.SEMICOLON:
                return parameter.end
            if declarator.end < parameter.end and not (operator.variadic and kinds[declarator.end] == k.ELLIPSIS):
                return declarator.end
        last = operator.last
        if operator.trailing >= 0 and kinds[operator.trailing + 1] in b"{;":
            return operator.trailing + 1
        return last if kinds[last - 1] == k.COMMA or kinds[operator.first + 1] == k.COMMA else -1

    def _enumerator_fault(self, body: int) -> int:
        kinds = self.kinds
        close = self.brackets.close(body)
        at = body + 1
        while at < close:
            end = self.skip_to_comma(at, close)
            after = self.attributes(at + 1, [])
            if kinds[at] != k.IDENTIFIER or kinds[end] == k.SEMICOLON or (after < end and kinds[after] != k.ASSIGN):
                return at
            at = end + 1
        return -1

    # --- templates -------------------------------------------------------------------------------------------

    def template_heads(self, at: int, limit: int) -> list[n.TemplateHead]:
        """The template heads that follow one another from `at` on, up to one whose list does not end."""
        found: list[n.TemplateHead] = []
        while at + 1 < limit and self.kinds[at] == k.TEMPLATE and self.kinds[at + 1] == k.LESS:
            head = self.template_head(at, limit)
            if head is None:
                break
            found.append(head)
            at = head.end
        return found

    def template_head(self, at: int, limit: int) -> n.TemplateHead | None:
        """The template head whose `template` stands at `at`; None where its list does not end."""
        close = self.brackets.close_angle(at + 1, limit)
        if close < 0:
            return None
        parameters: list[n.TemplateParameter] = []
        place = at + 2
        while place < close:
            end = self.skip_to_comma(place, close)
            parameters.append(self.template_parameter(place, end))
            place = end + 1
        end = close + 1
        if end < limit and self.kinds[end] == k.REQUIRES:
            end = self.cutter.skip_constraint(end + 1, limit)
        return n.TemplateHead(at, close, end, parameters)

    def template_parameter(self, start: int, end: int) -> n.TemplateParameter:
        kinds = self.kinds
        parameter = n.TemplateParameter(start, end)
        at = start
        if kinds[at] == k.TEMPLATE:
            parameter.is_template = True
            at = self.cutter.skip_template_heads(at, end)
        if at < end and (kinds[at] == k.CLASS or kinds[at] == k.TYPENAME):
            after = at + 1
            if after < end and kinds[after] == k.ELLIPSIS:
                after += 1
            named = after < end and kinds[after] == k.IDENTIFIER
            follow = after + 1 if named else after
            if follow >= end or kinds[follow] == k.ASSIGN:
                parameter.key = at
                parameter.pack = at + 1 if kinds[after - 1] == k.ELLIPSIS else -1
                parameter.name = after if named else -1
                parameter.place = after
                parameter.default = follow if follow < end else -1
                return parameter
        specifiers = self.specifiers(at, end, "")
        declarator = self.declarator(specifiers.end, end, False, nameable=True)
        if specifiers.sort == n.NAMED and not declarator.operators:
            last = self.last_identifier(specifiers.type_start, specifiers.type_end)
            parameter.constrained = self.names.meaning(specifiers.type_start, last) == VALUE_TEMPLATE
        parameter.name = declarator.id
        parameter.place = declarator.place
        parameter.pack = declarator.pack
        if declarator.initialiser == n.ASSIGNED:
            parameter.default = declarator.initialiser_start
        return parameter
