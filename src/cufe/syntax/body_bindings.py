"""Which names a declaration introduces, and from which token on each can be seen ([basic.scope.pdecl])."""

from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import CLASS, NAMESPACE, Piece
from cufe.text import kinds as k

_NO_PARAMETERS: Final = bytes((k.LESS, k.GREATER))


def bind_parameters(operator: n.DeclaratorOperator, region: s.Region, lexemes: list[str]) -> None:
    """Binds the named parameters of a parameter list."""
    for parameter in operator.parameters:
        declarator = parameter.declarator
        if declarator.id >= 0:
            binding = s.Binding(s.PARAMETER, declarator.id, declarator_end(declarator))
            binding.declarator = declarator
            region.bind(lexemes[declarator.id], binding)


def bind_template_parameters(head: n.TemplateHead, region: s.Region, lexemes: list[str]) -> None:
    """Binds the named parameters of a template head."""
    for parameter in head.parameters:
        if parameter.name >= 0:
            region.bind(lexemes[parameter.name], template_parameter_binding(parameter))


def template_parameter_binding(parameter: n.TemplateParameter) -> s.Binding:
    sort = s.TYPE_PARAMETER if parameter.key >= 0 or parameter.constrained else s.VALUE_PARAMETER
    # A default argument does not see its own parameter ([basic.scope.pdecl]/9).
    binding = s.Binding(sort, parameter.name, parameter.end if parameter.default >= 0 else parameter.name + 1)
    binding.template = parameter.is_template
    return binding


def declarator_end(declarator: n.Declarator) -> int:
    """Where a declared name starts to be visible: behind its declarator, in front of its initialiser."""
    # The initialiser of what has no end has none.
    if declarator.initialiser_start >= 0 and declarator.initialiser not in (n.NO_INITIALISER, n.BIT_FIELD):
        return declarator.initialiser_start
    return declarator.end


def bindings_of(declaration: n.Declaration, kinds: bytes) -> list[s.Binding]:
    """The names that a declaration introduces: its class or enum with the enumerators, and its declarators.

    Friend declarations introduce none that ordinary lookup finds."""
    found: list[s.Binding] = []
    specifiers = declaration.specifiers
    template = bool(declaration.heads)
    friend = bool(specifiers.flags & n.FRIEND)
    if specifiers.class_key and specifiers.type_start >= 0:
        _bind_type(declaration, kinds, found)
    if friend:
        return found
    for declarator in declaration.declarators:
        if declarator.id < 0:
            continue
        visible = declarator_end(declarator)
        if kinds[declarator.id] == k.OPEN_SQUARE:
            for at in range(declarator.id + 1, declarator.name_last):
                if kinds[at] == k.IDENTIFIER and kinds[at - 1] in b"[,E":
                    binding = s.Binding(s.STRUCTURED, at, visible)
                    binding.declaration = declaration
                    binding.declarator = declarator
                    found.append(binding)
            continue
        if specifiers.flags & n.TYPEDEF:
            sort = s.ALIAS
        elif declarator.function() is not None:
            sort = s.ROUTINE
            if specifiers.sort == n.NO_TYPE and _is_guide(declarator):
                sort = s.GUIDE
        else:
            sort = s.VARIABLE
        binding = s.Binding(sort, declarator.id, visible, declarator.name_first, end=declarator.name_last + 1)
        binding.template = template
        binding.declaration = declaration
        binding.declarator = declarator
        found.append(binding)
    return found


def _is_guide(declarator: n.Declarator) -> bool:
    function = declarator.function()
    return function is not None and function.trailing >= 0


def _bind_type(declaration: n.Declaration, kinds: bytes, found: list[s.Binding]) -> None:
    """Binds a class or enum that is defined or first named here."""
    specifiers = declaration.specifiers
    if specifiers.sort == n.ELABORATED and (specifiers.flags & n.FRIEND):
        return
    first, end, name = class_name(specifiers.type_start, specifiers.type_end, kinds)
    enum = specifiers.class_key == k.ENUM
    # `template <class T> struct A<T> f(T);`: the class is the type of what the declarators declare ([dcl.type.elab]).
    is_used = specifiers.sort == n.ELABORATED and bool(declaration.declarators)
    if is_used and name >= 0 and declaration.heads and kinds[name + 1] == k.LESS:
        return
    if name >= 0:
        binding = s.Binding(s.ENUM if enum else s.CLASS, name, end, first, end=end)
        binding.template = bool(declaration.heads) and not is_used
        binding.declaration = declaration
        binding.body = specifiers.body
        found.append(binding)
    # The enumerators of `enum C::E : int { ... };` are members of C.
    if enum and specifiers.body >= 0 and first == name and kinds[specifiers.type_start + 1] not in k.CLASS_KEYS:
        found += enumerators(specifiers.body, kinds)


def has_template_parameters(at: int, kinds: bytes) -> bool:
    """Whether one of the heads of templates at a token has parameters, or is that of an instantiation."""
    while kinds[at] == k.TEMPLATE:
        if not kinds.startswith(_NO_PARAMETERS, at + 1):
            return True
        at += len(_NO_PARAMETERS) + 1
    return False


def is_directive(at: int, kinds: bytes) -> bool:
    """Whether an explicit instantiation begins at a token: `template` without a list ([temp.explicit])."""
    return kinds[at] == k.TEMPLATE and kinds[at + 1] != k.LESS


def is_template(path: list[Piece], kinds: bytes) -> bool:
    """Whether the innermost of some pieces is a template, stands in one, or instantiates one."""
    return any(piece.sort != NAMESPACE and has_template_parameters(piece.start, kinds) for piece in path)


def class_around(path: list[Piece], kinds: bytes) -> int:
    """The name of the class whose member the innermost of some pieces is, -1 where it is none."""
    return name_of_class(path[-2], kinds) if len(path) > 1 and path[-2].sort == CLASS else -1


def name_of_class(piece: Piece, kinds: bytes) -> int:
    """The name that a piece gives to the class that it defines, -1 where it has none."""
    key = piece.head
    while key < piece.body and kinds[key] not in k.CLASS_KEYS:
        key += 1
    return class_name(key, piece.body, kinds)[2]


def class_name(start: int, end: int, kinds: bytes) -> tuple[int, int, int]:
    """First token, end and last identifier of the name behind the class-key at `start`; -1 where there is no name."""
    at = start + 1
    if at < end and kinds[at] in k.CLASS_KEYS:
        at += 1
    while at < end:
        kind = kinds[at]
        if kind == k.ATTRIBUTE or kind == k.ALIGNAS:
            at = _skip_round(at + 1, end, kinds)
        elif kind == k.OPEN_SQUARE:
            depth = 0
            while at < end:
                if kinds[at] == k.OPEN_SQUARE:
                    depth += 1
                elif kinds[at] == k.CLOSE_SQUARE:
                    depth -= 1
                    if depth == 0:
                        break
                at += 1
            at += 1
        elif kind == k.ATTRIBUTE_MACRO:
            at += 1
        else:
            break
    if at >= end or (kinds[at] != k.IDENTIFIER and kinds[at] != k.SCOPE):
        return -1, -1, -1
    first = at
    name = at
    while at < end:
        kind = kinds[at]
        if kind == k.IDENTIFIER:
            if (at > first and kinds[at - 1] == k.IDENTIFIER) or (at > first and kinds[at - 1] == k.GREATER):
                break  # `final`
            name = at
            at += 1
        elif kind == k.SCOPE or kind == k.TEMPLATE:
            at += 1
        elif kind == k.LESS:
            at = _skip_angles(at, end, kinds)
        else:
            break
    return first, at, name


def enumerators(body: int, kinds: bytes) -> list[s.Binding]:
    """The enumerators of the enum whose opening brace stands at `body`."""
    found: list[s.Binding] = []
    at = body + 1
    depth = 0
    expected = True
    name = -1
    while at < len(kinds):
        kind = kinds[at]
        if depth == 0 and (kind == k.COMMA or kind == k.CLOSE_BRACE):
            if name >= 0:
                found.append(s.Binding(s.ENUMERATOR, name, at))
                name = -1
            if kind == k.CLOSE_BRACE:
                break
            expected = True
        elif kind == k.OPEN_ROUND or kind == k.OPEN_SQUARE or kind == k.OPEN_BRACE:
            depth += 1
        elif kind == k.CLOSE_ROUND or kind == k.CLOSE_SQUARE or kind == k.CLOSE_BRACE:
            depth -= 1
        elif kind == k.IDENTIFIER and expected and depth == 0:
            name = at
            expected = False
        elif kind == k.LESS and kinds[at - 1] == k.IDENTIFIER:
            at = _skip_arguments(at, kinds)
            continue
        at += 1
    return found


def _skip_arguments(at: int, kinds: bytes) -> int:
    """The index behind the template arguments that the `<` at `at` may start in the value of an enumerator, else behind
    the `<`: behind a comma that ends a value stands an enumerator, and no `>` follows its name."""
    open_angles = 0
    depth = 0
    current = at
    while current < len(kinds):
        kind = kinds[current]
        if kind == k.OPEN_ROUND or kind == k.OPEN_SQUARE or kind == k.OPEN_BRACE:
            depth += 1
        elif kind == k.CLOSE_ROUND or kind == k.CLOSE_SQUARE or kind == k.CLOSE_BRACE:
            depth -= 1
            if depth < 0:
                break
        elif depth:
            pass
        elif kind == k.LESS and (kinds[current - 1] == k.IDENTIFIER or kinds[current - 1] == k.CAST):
            open_angles += 1
        elif kind == k.GREATER:
            open_angles -= 1
            if not open_angles:
                return current + 1
        elif kind == k.ASSIGN or kind == k.SEMICOLON:
            break
        current += 1
    return at + 1


def _skip_round(at: int, end: int, kinds: bytes) -> int:
    if at >= end or kinds[at] != k.OPEN_ROUND:
        return at
    depth = 0
    while at < end:
        if kinds[at] == k.OPEN_ROUND:
            depth += 1
        elif kinds[at] == k.CLOSE_ROUND:
            depth -= 1
            if depth == 0:
                return at + 1
        at += 1
    return end


def _skip_angles(at: int, end: int, kinds: bytes) -> int:
    depth = 0
    while at < end:
        kind = kinds[at]
        if kind == k.LESS:
            depth += 1
        elif kind == k.GREATER:
            depth -= 1
            if depth == 0:
                return at + 1
        elif kind == k.OPEN_ROUND:
            at = _skip_round(at, end, kinds)
            continue
        at += 1
    return end
