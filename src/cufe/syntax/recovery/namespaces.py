"""Declarations of namespaces and blocks that do not follow the grammar ([dcl.pre], [temp], [namespace.def])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.syntax import names as m
from cufe.syntax.expression_tokens import POINTERS, TYPE_STARTS
from cufe.syntax.recovery import declarations as d
from cufe.syntax.recovery import specifiers as sp
from cufe.syntax.recovery import statements as st
from cufe.syntax.recovery.tokens import END, HOLE, OPENING, GivenUpError, SyntaxFinding
from cufe.text import kinds as k

_EMPTY_HEAD: Final = b"<>"
_SHIFT: Final = b">>"
#: behind the name of a variable they begin neither an initialiser nor a declarator
_OPERATORS: Final = b"+-/%.^|?<>" + bytes(
    (k.SHIFT_LEFT, k.COMPOUND_ASSIGN, k.ARROW, k.INCREMENT, k.DECREMENT, k.LAUNCH, k.EQUAL, k.NOT_EQUAL)
)
_MEMBER_NAME: Final = bytes((k.SCOPE, k.IDENTIFIER))
#: behind the parameters of a function
_BEHIND_PARAMETERS: Final = b"{:" + bytes((k.CONST, k.NOEXCEPT, k.TRY))
#: specifiers that a variable without an initialiser does not have
_NOT_ALONE: Final = bytes((k.CONSTINIT, k.CONSTEVAL, k.FRIEND, k.VIRTUAL, k.EXPLICIT))


class NamespaceReader(st.StatementReader):
    """Reads all that a unit may have."""

    def declaration(self, in_class: bool) -> None:
        """A declaration of a namespace or class."""
        kinds = self.kinds
        self.enter()
        start = self.at
        while self.accept(k.EXTENSION):
            pass
        kind = kinds[self.at]
        if kind == k.SEMICOLON:
            self.at += 1
        elif kind == k.TEMPLATE or (kind == k.EXTERN and kinds[self.at + 1] == k.TEMPLATE):
            self._template(in_class)
        elif kind == k.NAMESPACE and in_class:
            self.no_statement(num.DECLARATION_EXPECTED)
        elif kind == k.NAMESPACE or (kind == k.INLINE and kinds[self.at + 1] == k.NAMESPACE):
            self._namespace()
        elif kind in (k.USING, k.STATIC_ASSERT):
            self.special(kind)
        elif kind == k.EXTERN and kinds[self.at + 1] == k.STRING and kinds[self.at + 2] == k.OPEN_BRACE:
            self.at += 2
            self._namespace_block()
        elif kind == k.ASM:
            self.assembly(False)
            self.expression_statement(False)
        elif kind == k.OPEN_BRACE and not in_class:
            self._stray_block()
        elif kind in d.NO_DECLARATION:
            self.no_statement(num.DECLARATION_EXPECTED)
        elif kind == k.CONCEPT or kind == k.EXPORT:
            raise GivenUpError
        else:
            self.simple(in_class, False)
        self.leave()
        if self.at == start:
            raise GivenUpError

    def _stray_block(self) -> None:
        """A block where a declaration should begin: what follows it is read (observed; a class reads on behind a
        semicolon)."""
        start = self.at
        self.error(num.DECLARATION_EXPECTED)
        self.at = self.behind_nest(start)
        self.drop(start)

    def simple(self, in_class: bool, in_block: bool) -> None:
        """A simple-declaration or the definition of a function ([dcl.pre])."""
        kinds = self.kinds
        start = self.at
        count = len(self.found)
        self.unclosed = self.compared = False
        self.misread = -1
        self.stops[k.SEMICOLON] += 1
        held = self.specifiers(in_class, True)
        self.stops[k.SEMICOLON] -= 1
        if self.misread >= 0:
            self._misread_type(start, held, in_class)
            return
        if not in_class and self._ends_at_missing(start, held, in_block):
            return
        if self.unclosed and kinds[self.at] != k.SEMICOLON and self._ends_in_arguments(start, in_class, in_block):
            return
        if held & sp.DEFINES and self.heads and kinds[self.at] != k.SEMICOLON:
            self._behind_template(start, bool(held & sp.ENDED))
            return
        if held & sp.ENDED:
            if held & sp.TYPEDEF or held & sp.UNNAMED:
                self.error(num.IDENTIFIER_EXPECTED)
            if kinds[self.at] == k.TEMPLATE:
                self.required(k.SEMICOLON, num.NOT_BEHIND_TEMPLATE)
                return
            self.told_only(num.SEMICOLON_EXPECTED, ";")
            return
        if held & sp.DEFINES and kinds[self.at] in (END, k.CLOSE_BRACE):
            if kinds[self.at] == k.CLOSE_BRACE and in_class:
                self.error(num.IDENTIFIER_EXPECTED)
            self.told_only(num.SEMICOLON_EXPECTED, ";")
            return
        if kinds[self.at] == k.SEMICOLON:
            is_broken = len(self.found) > count and self.found[-1].number == num.GREATER_EXPECTED
            if is_broken:
                if in_block and kinds[start + 1] == k.SCOPE:
                    self.found.append(SyntaxFinding(num.DECLARATION_EXPECTED, start))
                self.drop(start)
            if len(self.found) > count and self.found[-1].number == num.TAG_EXPECTED:
                self.drop(start)
            elif self.heads and held & sp.TYPED and not held & sp.KEYED:
                self.error(num.IDENTIFIER_EXPECTED)
                self.drop(start)
            self.at += 1
            return
        if not held & sp.TYPED and (self.lacks_type() or (not in_block and self._is_statement(start))):
            self._name_alone(start)
            return
        if self.begins_template_id():
            if in_block:
                self.told_only(num.SEMICOLON_EXPECTED, ";")
            else:
                self.at -= 1
                self._name_alone(start)
            return
        is_function = not in_block and self._is_untyped_function()
        if not held & sp.TYPED and (is_function or self._is_untyped_variable(start)):
            held |= sp.TYPED | sp.UNTYPED | (sp.ANY if is_function or self.at > start else 0)
            self.tell_untyped(held)
            if self.heads and kinds[start] in sp.PLAIN:
                self.found[-1].token = start
            if is_function and self.classes and not self._has_parameters():
                # What stands in their place is told of before.
                self.found[-1].found_at = self.behind(self.at + 1) - 1
            self.insert(self.at, "int")
        if not held & sp.TYPED and not self._may_lack_type():
            raise GivenUpError
        meaning = m.TYPE if held & sp.TYPEDEF else m.VALUE_TEMPLATE if self.heads else m.VALUE
        self.declarators(start, held, meaning, in_class, in_block)

    def _ends_at_missing(self, start: int, held: int, in_block: bool) -> bool:
        """Whether a declaration ends where its type has arguments and is no template.  Behind `typedef`, and behind
        specifiers in a block, that is a qualified declarator."""
        name = self.look(self.at) if not held & sp.TYPED else None
        if name is not None and name.missing:
            if in_block or held & sp.TYPEDEF:
                self.error(num.QUALIFIED_NAME_EXPECTED)
                self.at = name.end
            else:
                self.tell_missing(name)
        elif not held & sp.TYPED or not self.value_oracle.is_missing(self.at - 1):
            return False
        elif self._is_behind_typename() and (in_block or not self.heads):
            # A declarator is sought there.
            return False
        self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)
        self._drop_declaration(start)
        return True

    def _is_behind_typename(self) -> bool:
        """Whether the qualified name in front of this token stands behind `typename`."""
        first = self.at - 1
        while self.kinds[first - 1] == k.SCOPE:
            first -= 2
        return self.kinds[first - 1] == k.TYPENAME

    def _misread_type(self, start: int, held: int, in_class: bool) -> None:
        """A declaration whose type ends in `::value`, behind arguments that ended too early: a declarator without a
        type."""
        if in_class:
            for number in (num.QUALIFIED_NAME_EXPECTED, num.NO_TYPE if held & sp.ANY else num.NO_SPECIFIERS):
                self.error_before(number, self.misread)
        elif self.heads:
            fill_ins = self.value_oracle.nontype(self.misread, -1)
            if fill_ins:
                self.error_before(num.NO_TEMPLATE_OF_CLASS, self.misread)
                self.found[-1].fill_ins = fill_ins
        self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)
        self.drop(start)

    def _ends_in_arguments(self, start: int, in_class: bool, in_block: bool) -> bool:
        """Whether a declaration ends in template arguments that are not closed where they should be.  A qualified name
        begins a declarator as well, and so does any in a template (observed)."""
        is_qualified = self.kinds[start + 1] == k.SCOPE
        if in_block and is_qualified:
            if self.kinds[self.at] == k.LESS:
                self.at = self.behind_arguments(self.at, m.TYPE_TEMPLATE)
                return False
            self.error_before(num.DECLARATION_EXPECTED, start)
            self.flush_to(k.SEMICOLON)
        elif not in_class and not in_block and not self.compared and (is_qualified or self.heads):
            self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)
            self.at -= self.kinds[self.at - 1] == k.SEMICOLON
        else:
            return False
        self.drop(start)
        self.accept(k.SEMICOLON)
        return True

    def _behind_template(self, start: int, is_ended: bool) -> None:
        """What is between the brace of a class template and its semicolon: no declarator may, and all is passed
        over up to a semicolon.  An explicit specialisation lacks a declarator there, and a function's block ends it."""
        kinds = self.kinds
        if not kinds.startswith(_EMPTY_HEAD, start - 2):
            self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)
            return
        if not is_ended or kinds[self.at] == k.TEMPLATE:
            raise GivenUpError
        behind = self.at
        self.stops[k.OPEN_ROUND] += 1
        self.required(k.SEMICOLON, num.IDENTIFIER_EXPECTED)
        self.stops[k.OPEN_ROUND] -= 1
        if kinds[self.at] == k.OPEN_ROUND:
            self.at = self.behind_nest(self.at)
            if kinds[self.at] == k.OPEN_BRACE:
                self.at = self.behind_nest(self.at)
            else:
                self.flush_to(k.SEMICOLON)
                self.accept(k.SEMICOLON)
            self.drop(behind)
            self.insert(behind, ";")

    def _name_alone(self, start: int) -> None:
        """What a misspelt specifier declares: a variable without a type, behind which all up to a semicolon is passed
        over (observed)."""
        kinds = self.kinds
        name = self.at
        if any(kinds[one] in _NOT_ALONE for one in range(start, name)):
            raise GivenUpError
        is_specified = any(kinds[one] in sp.PLAIN for one in range(start, name)) or not self.classes
        self.error(num.NO_TYPE if name > start and is_specified else num.NO_SPECIFIERS)
        self.insert(name, "int")
        name = self._behind_pointers()
        self.declare(name, m.VALUE)
        read = self.look(name)
        behind = self.at = name + 1 if read is None else read.end
        while self.attributes():
            pass
        self.skipped.append((behind, self.at))
        if not self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED) and self.heads:
            self._drop_declaration(start)

    def _is_statement(self, start: int) -> bool:
        """Whether an operator that begins no initialiser stands behind the name of no type, as in a statement behind a
        block that ends too early: then the name is what is declared."""
        if self.at > start:
            return False
        self.at = self._behind_pointers()
        name = self.look(self.at) if not self.ends_at_scope() else None
        self.at = start
        return name is not None and name.meaning not in m.TYPES and self.kinds[name.end] in _OPERATORS

    def _behind_pointers(self) -> int:
        """The token behind the `*` and `&` that are next."""
        at = self.at
        while self.kinds[at] in POINTERS:
            at += 1
        return at

    def _drop_declaration(self, start: int) -> None:
        """Drops a declaration that has been read; of a template the semicolon is left."""
        is_found = int(bool(self.heads) and self.kinds[self.at - 1] == k.SEMICOLON)
        self.at -= is_found
        self.drop(start)
        self.at += is_found

    def _is_untyped_function(self) -> bool:
        """Whether the name of a function stands where its type should."""
        kinds = self.kinds
        at = self.at
        name = self.lexemes[at] if at < self.end else ""
        if kinds[at] != k.IDENTIFIER or kinds[at + 1] != k.OPEN_ROUND or name in self.classes[-1:]:
            return False
        if name == "main" and not self.stops[k.CLOSE_BRACE]:
            return False
        if self.meaning(at, at) in m.TYPES:
            return False
        after = kinds[self.behind(at + 1)]
        # No parentheses initialise a member.
        return bool(self.classes) or after in _BEHIND_PARAMETERS or (self._has_parameters() and after in b";,=")

    def _has_parameters(self) -> bool:
        """Whether the parentheses behind a name hold a parameter, or none."""
        return self.kinds[self.at + 2] == k.CLOSE_ROUND or self.starts_type(self.at + 2)

    def _is_untyped_variable(self, start: int) -> bool:
        """Whether the name of a variable stands where its type should, or pointers in front of it do behind specifiers
        that begin at a token."""
        if self.ends_at_scope() or (self.at == start and not self.classes and self._is_initialised()):
            return True
        at = self._behind_pointers()
        behind = b";=," if self.classes else b";=,:"
        is_name = self.kinds[at] == k.IDENTIFIER and self.kinds[at + 1] in behind and self.kinds[at - 1] != k.FRIEND
        return is_name and self.meaning(at, at) not in m.TYPES

    def _is_initialised(self) -> bool:
        """Whether values stand in parentheses behind the name of no type, or an initialiser behind a qualified one."""
        name = self.look(self.at)
        if name is None or name.meaning in m.TYPES or self.kinds[name.last - 1] == k.SCOPE:
            return name is not None and name.meaning not in m.TYPES and self.kinds[name.end] in b"=;"
        at = self.at
        self.at = name.end
        found = self.kinds[name.end] == k.OPEN_ROUND and not self.opens_parameters()
        first = self.look(name.end + 1) if found and not self.in_values else None
        if first is not None:
            # For all later stages it is no parameter.
            self.insert(name.end + 1, "(")
            self.insert(first.end, ")")
        self.at = at
        self.in_values = False
        return found

    def _may_lack_type(self) -> bool:
        """Whether a declarator alone begins a declaration: of a constructor, a destructor, a conversion."""
        kinds = self.kinds
        kind = kinds[self.at]
        if kind == k.TILDE or kind == k.OPERATOR or self.ends_at_scope():
            return True
        name = self.look(self.at)
        if name is None:
            return False
        if kinds[name.end] == k.SCOPE:
            return kinds[name.end + 1] in (k.TILDE, k.OPERATOR)
        return name.end == self.at + 1 or kinds[name.end] == k.OPEN_ROUND

    def _template(self, in_class: bool) -> None:
        kinds = self.kinds
        start = self.at
        self.accept(k.EXTERN)
        heads = self.heads
        self.scopes.append({})
        is_closed = True
        self.unclosed = False
        while kinds[self.at] == k.TEMPLATE and kinds[self.at + 1] == k.LESS and is_closed:
            self.at += 1
            is_closed = self.template_head()
            self.heads += 1
            if kinds[self.at] == k.REQUIRES:
                raise GivenUpError
        if kinds[self.at] == k.TEMPLATE:
            self.at += 1  # an instantiation
            self.heads += 1
        parameters = self.scopes.pop()
        if self.unclosed and kinds.startswith(_MEMBER_NAME, self.at):
            self._global_name(start, in_class)
            self.heads = heads
            return
        if not is_closed or (kinds[self.at] in d.NO_DECLARATION and kinds[self.at - 1] == k.GREATER):
            self.error(num.DECLARATION_EXPECTED)
            self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)
            self.drop(start)
            self.heads = heads
            return
        around = self.scopes[-1]
        hidden = {name: around[name] for name in parameters if name in around}
        around.update(parameters)
        if kinds[self.at] == k.CONCEPT:
            raise GivenUpError
        self.declaration(in_class)
        for name in parameters:
            if name in hidden:
                around[name] = hidden[name]
            else:
                around.pop(name, None)
        self.heads = heads

    def _global_name(self, start: int, in_class: bool) -> None:
        """What is left behind a head that ended too early: `::name` is declared, without a type."""
        if in_class:
            raise GivenUpError
        if not self.stops[k.CLOSE_BRACE]:
            self.found.append(SyntaxFinding(num.QUALIFIED_GLOBALLY, self.at, warning=True))
            self.error(num.NO_SPECIFIERS)
        elif self.names.is_undeclared(self.at + 1):
            self.found.append(SyntaxFinding(num.NOT_GLOBAL, self.at + 1))
            self.found[-1].fill_ins = (self.lexemes[self.at + 1],)
        self.at += 2
        if self.accept(k.ASSIGN):
            self.in_values = True
            self.expression(False)
            self.in_values = False
        self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)
        self.drop(start)

    def _type_parameter(self, meaning: int) -> None:
        """The rest of a template parameter behind its key: a pack's dots, the name, what stands by default."""
        self.accept(k.ELLIPSIS)
        if self.kinds[self.at] == k.IDENTIFIER:
            self.declare(self.at, meaning)
            self.at += 1
        if self.accept(k.ASSIGN):
            start = self.at
            self.unclosed = False
            self.type_id()
            is_missing = self.value_oracle.is_missing(self.at - 1)
            if is_missing or (self.unclosed and self.kinds.startswith(_SHIFT, self.at) and self.are_adjacent(self.at)):
                self.unclosed = True
                self._long_default(start)

    def _long_default(self, start: int) -> None:
        """A default argument that has too many `>`, of which two are one token: it goes on to the next `>` or comma."""
        first = at = self.at
        kinds = self.kinds
        number = len(self.found) - 1
        if kinds[at] == k.GREATER:
            at += 2
        while kinds[at] not in b">,;" and kinds[at] != END:
            name = self.look(at) if kinds[at] in sp.NAMED else None
            if name is not None and not name.missing:
                at = name.end
            elif kinds[at] in OPENING:
                at = self.behind_nest(at)
            else:
                at += 1
            if kinds.startswith(_SHIFT, at) and self.are_adjacent(at):
                # One operator.
                at += 2
        if kinds[at] in b";" or kinds[at] == END:
            self.at = at
            self.error(num.HEAD_END)
            self.found.insert(number, self.found.pop())
            if kinds[at] == k.SEMICOLON:
                self.found.insert(number, SyntaxFinding(num.MISMATCHED, start))
        self.at = at
        self.error_before(num.HEAD_END, first)
        for found in self.found[number:]:
            found.found_at = min(at, self.last - 1)
        self.skipped.append((first, at))

    def template_head(self) -> bool:
        """The parameters of a template, between angle brackets; whether these are closed."""
        kinds = self.kinds
        first = self.at
        self.at += 1
        if self.accept(k.GREATER):
            return True
        self.stops[k.GREATER] += 1
        self.stops[k.COMMA] += 1
        while True:
            self.in_angles = True
            kind = kinds[self.at]
            if (
                kind in (k.TYPENAME, k.CLASS)
                and kinds[self.at + 1] in (k.IDENTIFIER, k.COMMA, k.GREATER, k.ELLIPSIS, k.ASSIGN)
                and (
                    kinds[self.at + 2] in b",>="
                    or kinds[self.at + 1] != k.IDENTIFIER
                    or kinds[self.at + 2] == k.ELLIPSIS
                )
            ):
                self.at += 1
                self._type_parameter(m.TYPE)
            elif kind == k.TEMPLATE:
                self.at += 1
                self.scopes.append({})
                is_closed = self.template_head()
                self.scopes.pop()
                self.in_angles = True
                if not is_closed or kinds[self.at] not in (k.CLASS, k.TYPENAME):
                    raise GivenUpError
                self.at += 1
                self._type_parameter(m.TYPE_TEMPLATE)
            else:
                name = self.look(self.at)
                if name is not None and name.meaning == m.VALUE_TEMPLATE:
                    # A constraint in the place of `typename`.
                    self.at = name.end
                    self._type_parameter(m.TYPE)
                elif not self.specifiers(False) & sp.TYPED:
                    raise GivenUpError
                else:
                    token = self.declarator(True)
                    if token >= 0:
                        self.declare(token, m.VALUE)
                    if self.value_oracle.is_missing(self.at - 1):
                        self.unclosed = True
                        self.error(num.HEAD_END)
                        self.flush_to(*b"{;")
                        while kinds.startswith(_SHIFT, self.at) and self.are_adjacent(self.at):
                            self.at += 2
                            self.flush_to(*b"{;")
                    if self.accept(k.ASSIGN):
                        self.expression(False)
            if not self.accept(k.COMMA):
                break
            if kinds[self.at] == k.GREATER:
                self.error(num.TEMPLATE_PARAMETER_EXPECTED)
                self.skipped.append((self.at - 1, self.at))
                break
        self.in_angles = False
        self.stops[k.COMMA] -= 1
        self.stops[k.GREATER] -= 1
        if self.accept(k.GREATER):
            return True
        if self.unclosed and (kinds[self.at] in b"{;" or kinds[self.at] == END):
            return False
        if kinds.find(k.ASSIGN, first, self.at) >= 0:
            # The extent of a default argument is read on trial.
            raise GivenUpError
        self.error(num.HEAD_END)
        self.flush_to(*b"{;")
        return False

    def _namespace(self) -> None:
        kinds = self.kinds
        start = self.at
        self.accept(k.INLINE)
        self.at += 1
        self.attributes()
        names: list[str] = []
        while kinds[self.at] == k.IDENTIFIER:
            names.append(self.lexemes[self.at])
            self.declare(self.at, m.TYPE)
            self.at += 1
            self.attributes()
            if not self.accept(k.SCOPE):
                break
            self.accept(k.INLINE)
        if self.accept(k.ASSIGN):
            while kinds[self.at] in (k.IDENTIFIER, k.SCOPE):
                self.at += 1
            self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)
            return
        if kinds[self.at] != k.OPEN_BRACE:
            is_named = kinds[self.at - 1] not in (k.SCOPE, k.NAMESPACE)
            if not is_named:
                self.error(num.IDENTIFIER_EXPECTED)
                if kinds[self.at - 1] == k.SCOPE:
                    self.skipped.append((self.at - 1, self.at))
            if is_named or kinds[self.at - 1] == k.SCOPE:
                self.required(k.OPEN_BRACE, num.OPEN_BRACE_EXPECTED)
            else:
                self.flush_to(k.OPEN_BRACE)
                self.accept(k.OPEN_BRACE)
            if kinds[self.at - 1] != k.OPEN_BRACE:
                if kinds[self.at] != END:
                    raise GivenUpError
                self.error(num.CLOSE_BRACE_EXPECTED)
                self.drop(start)
                return
            self.at -= 1
        inner = self.members.setdefault(names[-1], {}) if names else {}
        self.scopes.append(inner)
        self._namespace_block()
        self.scopes.pop()
        if not names:
            self.scopes[-1].update(inner)

    def _namespace_block(self) -> None:
        kinds = self.kinds
        brace = self.at
        self.at += 1
        self.stops[k.CLOSE_BRACE] += 1
        while kinds[self.at] != k.CLOSE_BRACE and kinds[self.at] != END:
            self.declaration(False)
        self.stops[k.CLOSE_BRACE] -= 1
        if kinds[self.at] == END:
            self.error(num.CLOSE_BRACE_EXPECTED, brace)
            self.insert(self.at, "}")
        else:
            self.at += 1

    def special(self, kind: int) -> None:
        """`using`, `static_assert` and aliases of namespaces."""
        kinds = self.kinds
        start = self.at
        self.at += 1
        if kind == k.STATIC_ASSERT:
            self._assertion()
            return
        if kind == k.NAMESPACE:
            self.at = start
            self._namespace()
            return
        self.stops[k.SEMICOLON] += 1
        self.unclosed = False
        type_start = -1
        if self.accept(k.NAMESPACE):
            self.attributes()
            name = self.look(self.at)
            if name is None:
                self.error(num.IDENTIFIER_EXPECTED)
                self.flush()
                self.drop(start)
            else:
                self.at = name.end
        elif kinds[self.at] == k.IDENTIFIER and self._is_alias():
            alias = self.at
            self.at += 1
            self.attributes()
            self.at += 1
            first = self.at
            is_unknown = self.is_no_scope(first)
            name = self.look(first)
            if name is not None and kinds[name.end] == k.SEMICOLON and not is_unknown:
                self.at = name.end  # whether it is a type, others tell
            else:
                self.type_id()
                type_start = first if is_unknown or self.value_oracle.is_missing(self.at - 1) else -1
            while kinds[self.at] in (k.TYPEDEF, k.BUILTIN_TYPE):
                self.error(num.NOT_HERE if kinds[self.at] == k.TYPEDEF else num.INVALID_COMBINATION)
                self.found[-1].fill_ins = (self.lexemes[self.at],) if kinds[self.at] == k.TYPEDEF else ()
                self.skipped.append((self.at, self.at + 1))
                self.at += 1
            if kinds[self.at] in TYPE_STARTS and kinds[self.at] not in k.TYPE_KEYS:
                raise GivenUpError
            self.declare(alias, m.TYPE_TEMPLATE if self.heads else m.TYPE)
        elif kinds[self.at] == k.ENUM:
            self.at += 1
            name = self.look(self.at)
            if name is None:
                raise GivenUpError
            self.at = name.end
        elif kinds[self.at] == k.IDENTIFIER and kinds[self.at + 1] in (k.ATTRIBUTE, k.ATTRIBUTE_MACRO):
            self.at += 1
            self.attributes()
            self.error(num.ASSIGN_EXPECTED)
            self.flush()
            self.drop(start)
        else:
            self._using(start)
        self.stops[k.SEMICOLON] -= 1
        if not self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED) and self.blocks and not self.unclosed:
            self.drop(start if type_start < 0 else type_start)
            if type_start >= 0:
                # The name is that of a type that nobody knows.
                self.insert(type_start, f"decltype({HOLE});")

    def _is_alias(self) -> bool:
        start = self.at
        self.at += 1
        self.attributes()
        found = self.kinds[self.at] == k.ASSIGN
        self.at = start
        return found

    def _using(self, start: int) -> None:
        """A using-declaration."""
        kinds = self.kinds
        while True:
            self.accept(k.TYPENAME)
            name = self.look(self.at)
            if name is None and kinds[self.at] != k.SCOPE:
                self.error(num.IDENTIFIER_EXPECTED)
                self.flush()
                self.drop(start)
                return
            if name is not None:
                self.at = name.end
                self.declare(name.last, name.meaning)
            if self.accept(k.SCOPE):
                if kinds[self.at] == k.OPERATOR:
                    self.operator_name()
                elif kinds[self.at] == k.TILDE:
                    self.at += 2
                else:
                    raise GivenUpError
            self.accept(k.ELLIPSIS)
            if not self.accept(k.COMMA):
                return

    def _assertion(self) -> None:
        kinds = self.kinds
        self.stops[k.SEMICOLON] += 1
        self.required(k.OPEN_ROUND, num.OPEN_ROUND_EXPECTED)
        self.stops[k.CLOSE_ROUND] += 1
        self.expression_before(k.COMMA, False)
        self.stops[k.CLOSE_ROUND] -= 1
        if kinds[self.at] != k.CLOSE_ROUND:
            self.stops[k.CLOSE_ROUND] += 1
            self.required(k.COMMA, num.COMMA_EXPECTED)
            if kinds[self.at] == k.STRING:
                while kinds[self.at] == k.STRING:
                    self.at += 1
            else:
                self.error(num.LINKAGE_STRING)
                self.insert(self.at, '""')
                self.flush()
            self.stops[k.CLOSE_ROUND] -= 1
        self.required(k.CLOSE_ROUND, num.CLOSE_ROUND_EXPECTED)
        self.stops[k.SEMICOLON] -= 1
        self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)
