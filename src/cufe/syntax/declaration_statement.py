"""The declaration statements of a block: what they declare, and the expressions in them."""

from cufe.syntax import body_bindings as b
from cufe.syntax import body_work as w
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.ambiguity import AmbiguityParser
from cufe.syntax.cutter import SIMPLE, Piece
from cufe.syntax.operator_names import operator_name
from cufe.syntax.outlines import are_names, is_alias, is_assertion
from cufe.text import kinds as k


class DeclarationStatementParser(AmbiguityParser):
    """Parses the declarations of the blocks of one body."""

    def declaration(self, at: int, end: int) -> e.Node:
        """The declaration in the tokens `at` to `end`; its names are bound in the region at hand."""
        kinds = self.kinds
        first = at
        while first < end and kinds[first] == k.EXTENSION:
            first += 1
        kind = kinds[first]
        if kind == k.STATIC_ASSERT:
            node = s.StaticAssert(at, end)
            if not is_assertion(kinds, first, end, self.declarations.brackets.skip(first + 1)):
                self.work.fault(first, "assertion expected")
            if first + 1 < end and kinds[first + 1] == k.OPEN_ROUND:
                self.work.put(w.ITEMS, first + 2, self.declarations.brackets.close(first + 1), node.items)
            return node
        found = s.DeclarationStatement(at, end)
        if kind == k.USING:
            self._using(found, first, end)
        elif kind == k.NAMESPACE:
            if first + 2 < end and kinds[first + 1] == k.IDENTIFIER:
                binding = s.Binding(s.NAMESPACE_ALIAS, first + 1, end, first + 3, end=end - 1)
                self._bind(found, binding)
        else:
            self._plain_declaration(found, at, end)
        return found

    def _using(self, found: s.DeclarationStatement, at: int, end: int) -> None:
        """using-directive, using-declaration, alias-declaration, using-enum-declaration."""
        kinds = self.kinds
        assign = kinds.find(k.ASSIGN, at, end)
        if not (is_alias(kinds, at, end) if assign >= 0 else are_names(kinds, at + 1, end - 1)):
            self.work.fault(at, "name expected")
        if at + 1 < end and kinds[at + 1] == k.NAMESPACE:
            binding = s.Binding(s.USING_NAMESPACE, end - 2, end, self.declarations.attributes(at + 2, []), end=end - 1)
            self._bind(found, binding)
            return
        place = at + 1
        if place < end and kinds[place] == k.ENUM:
            binding = s.Binding(s.USING, end - 2, end, place, end=end - 1)
            found.bindings.append(binding)
            self.work.region.use_enum(binding)
            return
        alias = self.declarations.attributes(place + 1, []) if kinds[place] == k.IDENTIFIER else place
        if alias < end and alias > place and kinds[alias] == k.ASSIGN:
            self.expressions.type_parts(alias + 1, end - 1, found.types.items)
            if self.expressions.defining_type_end(alias + 1, end - 1) != end - 1:
                self.work.fault(alias, "type expected")
            for defined in self.declarations.defined_by_alias(at, place, end):
                self._bind(found, defined)
            self._bind(found, s.Binding(s.ALIAS, place, end))
            return
        while place < end - 1:
            stop = self.declarations.skip_to_comma(place, end - 1)
            start = place + 1 if kinds[place] == k.TYPENAME else place
            last = stop - 1 if kinds[stop - 1] != k.ELLIPSIS else stop - 2
            binding = s.Binding(s.USING, last, end, start, end=last + 1)
            operator = kinds.find(k.OPERATOR, start, stop)
            if operator >= 0:
                binding.name = operator
                binding.end = stop
            if operator >= 0 or kinds[last] == k.IDENTIFIER:
                self._bind(found, binding)
            place = stop + 1

    def _bind(self, found: s.DeclarationStatement, binding: s.Binding) -> None:
        found.bindings.append(binding)
        name = binding.name
        is_operator = self.kinds[name] == k.OPERATOR
        spelling = operator_name(self.declarations, name, binding.end) if is_operator else self.lexemes[name]
        self.work.region.bind(spelling, binding)

    def _plain_declaration(self, found: s.DeclarationStatement, at: int, end: int) -> None:
        kinds = self.kinds
        piece = Piece(SIMPLE, at, self.declarations.cutter.skip_template_heads(at, end), -1, end)
        declaration = self.declarations.parse(piece, "")
        found.declaration = declaration
        specifiers = declaration.specifiers
        region = self.work.region
        if specifiers.body >= 0 and specifiers.sort == n.CLASS_DEFINITION:
            region.classes.append(specifiers.body)
            if not declaration.declarators and b.class_name(specifiers.type_start, specifiers.body, kinds)[2] < 0:
                region.anonymous.append(specifiers.body)
        elaborated_only = specifiers.sort == n.ELABORATED and bool(declaration.declarators)
        for binding in b.bindings_of(declaration, self.kinds):
            if elaborated_only and binding.sort == s.CLASS:
                continue  # `struct S *p;` names a class that is declared elsewhere as a rule
            self._bind(found, binding)
        self.declaration_parts(declaration, found)
        # In heads of statements and handlers no semicolon follows it.
        in_head = kinds[end - 1] != k.SEMICOLON and declaration.stop == end and kinds[end] != k.CLOSE_BRACE
        fault = -1 if in_head else self.declarations.fault(declaration, False)
        if fault >= 0:
            self.work.fault(fault, "end of a declaration expected")

    def declaration_parts(self, declaration: n.Declaration, found: s.DeclarationStatement) -> None:
        """Fills in the names and expressions of a declaration: its types, bounds and initialisers."""
        expressions = self.expressions
        kinds = self.kinds
        specifiers = declaration.specifiers
        parts = found.types.items
        for head in declaration.heads:
            expressions.template_parts(head, parts)
        constant = bool(specifiers.flags & n.CONSTEXPR)
        if specifiers.body >= 0:
            expressions.type_parts(specifiers.start, specifiers.type_start, parts)
            colon = specifiers.type_start
            while colon < specifiers.body and kinds[colon] != k.COLON:
                colon += 1
            expressions.type_parts(colon, specifiers.body, parts)
            if specifiers.sort == n.ENUM_DEFINITION:
                self._enumerator_values(specifiers.body, parts)
        else:
            expressions.type_parts(specifiers.start, specifiers.end, parts)
        for declarator in declaration.declarators:
            structured = declarator.id >= 0 and kinds[declarator.id] == k.OPEN_SQUARE
            stop = declarator.end if declarator.initialiser == n.NO_INITIALISER else declarator.initialiser_start
            function = declarator.function()
            outer = self.work.region
            if function is not None and function.parameters:
                self.work.region = s.Region(s.PROTOTYPE, function.first, stop, outer)
                b.bind_parameters(function, self.work.region, self.lexemes)
            if not structured:
                expressions.type_parts(
                    declarator.start, stop, parts, specifiers.sort != n.NO_TYPE or declarator.id >= 0
                )
            self.work.region = outer
            if declarator.initialiser == n.BIT_FIELD:
                self._bound(stop, declarator.initialiser_end, parts)
            elif declarator.initialiser != n.NO_INITIALISER:
                found.initialisers.append(self._initialiser(declarator, constant))

    def _enumerator_values(self, body: int, parts: list[e.Node]) -> None:
        kinds = self.kinds
        close = self.declarations.brackets.close(body)
        at = body + 1
        while at < close:
            end = self.declarations.skip_to_comma(at, close)
            place = self.declarations.attributes(at + 1, [])
            if place < end and kinds[place] == k.ASSIGN:
                self._bound(place, end, parts)
            at = end + 1

    def _bound(self, start: int, end: int, parts: list[e.Node]) -> None:
        """The constant behind the first of some tokens."""
        bound = e.Bound(start, end)
        self.work.put(w.EXPRESSION, start + 1, end, bound.items)
        parts.append(bound)

    def _initialiser(self, declarator: n.Declarator, constant: bool) -> s.Initialiser:
        start = declarator.initialiser_start
        end = declarator.initialiser_end
        sort = declarator.initialiser
        node = s.Initialiser(start, end, constant)
        inside = start + 1
        if sort == n.ASSIGNED:
            kind = self.kinds[inside] if inside < end else 0
            if (kind != k.DEFAULT and kind != k.DELETE) or (kind == k.DELETE and end > inside + 1):
                self.work.put(w.ITEMS, inside, end, node.items)
        elif sort == n.BRACED:
            braced = e.BracedList(start, end)
            node.items.append(braced)
            self.work.put(w.ITEMS, inside, end - 1, braced.items)
        else:
            self.work.put(w.ITEMS, inside, end - 1, node.items)
        return node
