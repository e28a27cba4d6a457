"""Expressions in signatures of templates (Itanium C++ ABI 5.1.6): from syntax, as it was written."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.constants import TemplateParamConstant
from cufe.il.context import Context
from cufe.il.entities import ClassType, Enumerator, Namespace, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.templates import TEMPLK_VARIABLE, Template, TemplateParameter
from cufe.il.types import DependentNameType, DependentOperandType, Type
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.declared.contexts import BoundParameter, PackElements
from cufe.sema.declared.names import is_type_like
from cufe.sema.declared.written_names import Named
from cufe.sema.linkage.codes import BINARY, SPELLINGS, UNARY, counted
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.linkage.mangler import Mangler

_CASTS: Final[dict[str, str]] = {
    "static_cast": "sc", "dynamic_cast": "dc", "reinterpret_cast": "rc", "const_cast": "cc",
}  # fmt: skip


class ExpressionMangler:
    """Spells expressions for one mangled name."""

    def __init__(self, mangler: "Mangler") -> None:
        self.mangler: Mangler = mangler
        self._context: Context | None = None

    # --- entry points --------------------------------------------------------------------------------------------

    def dependent(self, constant: TemplateParamConstant) -> str:
        """The expression of a value that depends on parameters."""
        return self.stretch(constant.start, constant.end, constant.context)

    def operand(self, type_: DependentOperandType) -> str:
        """`Dt...E`, `DT...E`, `u17__underlying_type...`: a type made from an operand."""
        engine = self.mangler.engine
        at = type_.start
        while engine.kinds[at] not in (k.DECLTYPE, k.TYPEOF, k.UNDERLYING_TYPE) and at < type_.end:
            at += 1
        if at >= type_.end:
            raise Unknown("a dependent type without an operand", type_.start)
        close = engine.cutter.brackets.close(at + 1)
        if type_.sort == tk.IS_UNDERLYING_TYPE:
            word = engine.lexemes[at]
            inner = engine.specifiers.type_id(at + 2, close, self._in(type_.context))
            return f"u{len(word)}{word}I{self.mangler.type(inner)}E"
        node = engine.fragments.expression(at + 2, close)
        code = "Dt" if isinstance(node, (e.Name, e.Member)) else "DT"
        return code + self.stretch(at + 2, close, type_.context) + "E"

    def _in(self, context: Context | None) -> Context:
        if context is None:
            raise Unknown("an expression without its context")
        return context

    def stretch(self, start: int, end: int, context: Context | None) -> str:
        """The expression in a stretch of tokens."""
        before = self._context
        self._context = self._in(context)
        text = self.node(self.mangler.engine.fragments.expression(start, end))
        self._context = before
        return text

    # --- nodes ---------------------------------------------------------------------------------------------------

    def node(self, node: e.Node) -> str:
        """One expression or type operand."""
        if isinstance(node, e.Paren):
            return self.node(node.items[0])
        if isinstance(node, e.Literal):
            return self._literal(node)
        if isinstance(node, e.Name):
            return self._name(node)
        if isinstance(node, e.Unary):
            return self._unary(node)
        if isinstance(node, e.Binary):
            return self._binary(node)
        if isinstance(node, e.Conditional) and node.then is not None:
            return "qu" + self.node(node.condition) + self.node(node.then) + self.node(node.otherwise)
        if isinstance(node, e.Call):
            return self._call(node)
        if isinstance(node, e.Member):
            return self._member(node)
        if isinstance(node, e.Subscript):
            return "ix" + self.node(node.object) + "".join([self.node(argument) for argument in node.arguments])
        if isinstance(node, e.Cast):
            return self._cast(node)
        if isinstance(node, e.Operand):
            return self._operand(node)
        if isinstance(node, e.Fold):
            return self._fold(node)
        if isinstance(node, e.PackExpansion):
            return "sp" + self.node(node.pattern)
        if isinstance(node, e.New):
            return self._new(node)
        if isinstance(node, e.BracedList):
            return "il" + "".join([self.node(item) for item in node.items]) + "E"
        if isinstance(node, e.This):
            return "fpT"
        raise Unknown("an expression that has no mangled form", node.start)

    def _literal(self, node: e.Literal) -> str:
        mangler = self.mangler
        constant = mangler.engine.literals.literal(node.start, node.end).constant
        text = mangler.literal(constant)
        if not text:
            raise Unknown("a literal that has no mangled form", node.start)
        return text

    def _spelling(self, token: int) -> str:
        engine = self.mangler.engine
        word = engine.lexemes[token]
        if word == ">":
            # A shift to the right is two tokens.
            text = ">"
            at = token + 1
            while engine.lexemes[at] in (">", ">=") and engine.unit.offset(at) == engine.unit.offset(at - 1) + 1:
                text += engine.lexemes[at]
                at += 1
            return text
        return SPELLINGS.get(word, word)

    def _unary(self, node: e.Unary) -> str:
        kind = self.mangler.engine.kinds[node.operator]
        word = self.mangler.engine.lexemes[node.operator]
        if node.postfix:
            return ("pp" if word == "++" else "mm") + self.node(node.operand)
        if kind == k.SIZEOF:
            return "sz" + self.node(node.operand)
        if kind == k.THROW:
            return "tr" if isinstance(node.operand, e.Missing) else "tw" + self.node(node.operand)
        if kind == k.DELETE:
            return "dl" + self.node(node.operand)
        code = UNARY.get(word, "")
        if not code:
            raise Unknown(f"operator {word}", node.operator)
        return code + self.node(node.operand)

    def _binary(self, node: e.Binary) -> str:
        word = self._spelling(node.operator)
        code = BINARY.get(word, "")
        if not code:
            raise Unknown(f"operator {word}", node.operator)
        return code + self.node(node.left) + self.node(node.right)

    # --- names ---------------------------------------------------------------------------------------------------

    def _name(self, node: e.Name) -> str:
        mangler = self.mangler
        context = self._in(self._context)
        named = mangler.engine.written_names.resolve(node, context)
        if named.dependent:
            return self._unresolved(named)
        for entity in named.entities:
            if is_type_like(entity):
                return mangler.type(mangler.engine.specifiers.type_of_name(node, context))
        entity_ = named.entities[0] if named.entities else None
        if isinstance(entity_, TemplateParameter):
            return mangler.parameter(entity_)
        if isinstance(entity_, BoundParameter) and entity_.argument.constant is not None:
            text = mangler.constant(entity_.argument.constant)
            return text[1:-1] if text.startswith("X") else text
        if isinstance(entity_, Variable) and entity_.flags & 1:
            return self._parameter(entity_.name)
        if isinstance(entity_, PackElements):
            return self._parameter(entity_.name)
        if isinstance(entity_, Enumerator):
            return mangler.literal(mangler.engine.enums.value(entity_))
        if isinstance(entity_, (Routine, Template)) or entity_ is None:
            return self._function(named)
        if isinstance(entity_, Variable):
            if mangler.device and isinstance(entity_.parent, ClassType):
                type_ = mangler.engine.declare_types.variable_type(entity_)
                return mangler.literal(mangler.engine.evaluator.constant_of(entity_, type_))
            return f"L_Z{mangler.encoding(entity_)}E"
        raise Unknown(f"the name {named.name} in a signature", node.id)

    def _parameter(self, name: str) -> str:
        """A reference to a parameter of the function being declared: by the nesting of the lists and its place."""
        from cufe.sema.declared.contexts import ParameterContext

        nesting = 0
        at: Context | None = self._context
        while at is not None:
            if isinstance(at, ParameterContext):
                index = 0
                for known, variables in at.by_name.items():
                    if known == name:
                        place = at.places.get(name, index)
                        inside = self.mangler.prototypes - 1 - nesting
                        front = "f" if inside < 0 else f"fL{inside}"
                        return front + "p" + counted(place)
                    index += len(variables)
                nesting += 1
            at = at.outer
        raise Unknown(f"parameter {name} in a signature")

    def _function(self, named: Named) -> str:
        """An unresolved function name; the original writes the namespace of a qualified one in full."""
        template = named.entities[0] if named.entities else None
        if self.mangler.device and isinstance(template, Template) and template.kind == TEMPLK_VARIABLE:
            # Without its arguments (observed, nvcc 13.0).
            return f"L_Z{self.mangler.names.name(template)}E"
        text = ""
        qualifier = named.qualifier
        if isinstance(qualifier, Namespace) and qualifier.parent is not None:
            text = "sr" + self._namespace(qualifier)
        elif isinstance(qualifier, Type):
            text = "sr" + self._qualifier(qualifier)
        return text + self._last(named)

    def _last(self, named: Named) -> str:
        """The last component of a name, with the template arguments behind it."""
        text = self._simple(named.name)
        if named.arguments is not None:
            written = self.mangler.engine.template_arguments.read(named.arguments, self._in(self._context))
            text += self.mangler.arguments(tuple(written))
        return text

    def _namespace(self, namespace: Entity) -> str:
        parts: list[str] = []
        at: Entity | None = namespace
        while at is not None and at.name:
            parts.append(f"{len(at.name)}{at.name}")
            at = at.parent
        parts.reverse()
        return ("N" if len(parts) > 1 else "") + "".join(parts) + "E"

    def _simple(self, name: str) -> str:
        if name.startswith("operator") and not name.isidentifier():
            code = BINARY.get(name[8:].strip(), "")
            if not code:
                raise Unknown(f"operator {name} in a signature")
            return "on" + code
        return f"{len(name)}{name}"

    def _unresolved(self, named: Named) -> str:
        """`sr <qualifier> E <name>`: a member of a dependent type."""
        qualifier = named.qualifier
        if not isinstance(qualifier, Type):
            raise Unknown("a dependent name without a type in front", named.token)
        return "sr" + self._qualifier(qualifier) + self._last(named)

    def _qualifier(self, qualifier: Type) -> str:
        """The type in front of an unresolved name, levels closed by `E` where it has several."""
        mangler = self.mangler
        bare = qualifier.canonical
        if isinstance(bare, ClassType) and bare.template is not None:
            parts: list[str] = []
            at: Entity | None = bare.template.parent
            while at is not None and at.name:
                parts.append(f"{len(at.name)}{at.name}")
                at = at.parent
            parts.reverse()
            name = f"{len(bare.template.name)}{bare.template.name}" + mangler.arguments(bare.arguments)
            return "".join(parts) + name + "E"
        if isinstance(bare, DependentNameType):
            return "N" + mangler.type(bare.qualifier) + f"{len(bare.name)}{bare.name}" + "E"
        return mangler.type(qualifier)

    # --- calls, casts and the rest -------------------------------------------------------------------------------

    def _type_of(self, node: e.Node) -> Type | None:
        """The type that a callee names; None for a function."""
        context = self._in(self._context)
        specifiers = self.mangler.engine.specifiers
        if isinstance(node, e.TypeId):
            return specifiers.type_id(node.start, node.end, context)
        if isinstance(node, e.Name):
            if self.mangler.engine.kinds[node.start - 1] == k.TYPENAME:
                return specifiers.type_of_name(node, context)
            named = self.mangler.engine.written_names.resolve(node, context)
            if any(is_type_like(entity) for entity in named.entities):
                return specifiers.type_of_name(node, context)
        return None

    def _call(self, node: e.Call) -> str:
        target = self._type_of(node.callee)
        arguments = [self.node(argument) for argument in node.arguments]
        if target is not None:
            text = "cv" + self.mangler.type(target)
            return text + arguments[0] if len(arguments) == 1 else f"{text}_{''.join(arguments)}E"
        return "cl" + (self._written(node.callee) or self.node(node.callee)) + "".join(arguments) + "E"

    def _written(self, callee: e.Node) -> str:
        """The qualified name of a function in device code: namespaces as they are written, a class by its own name
        (observed, nvcc 13.0); else empty."""
        mangler = self.mangler
        if not mangler.device or not isinstance(callee, e.Name) or not callee.qualified or callee.prefix is not None:
            return ""
        kinds = mangler.engine.kinds
        named = mangler.engine.written_names.resolve(callee, self._in(self._context))
        around = named.qualifier.canonical if isinstance(named.qualifier, Type) else named.qualifier
        less = kinds.find(k.LESS, callee.start, callee.id)
        template = around.template if isinstance(around, ClassType) else None
        if (isinstance(around, Type) and not isinstance(around, ClassType)) or (less >= 0 and template is None):
            return ""
        last = less if less >= 0 else callee.id
        levels = [self._simple(mangler.engine.lexemes[at]) for at in k.all_of(kinds, k.IDENTIFIER, callee.start, last)]
        if isinstance(around, ClassType):
            levels[-1] = self._simple(around.name if template is None else template.name)
            levels[-1] += mangler.arguments(around.arguments) if template is not None else ""
        text = "gs" if kinds[callee.start] == k.SCOPE else ""
        return text + (f"sr{''.join(levels)}E" if levels else "") + self._last(named)

    def _member(self, node: e.Member) -> str:
        code = "pt" if self.mangler.engine.kinds[node.operator] == k.ARROW else "dt"
        name = node.name
        text = code + self.node(node.object)
        spelled = self.mangler.engine.lexemes[name.id]
        if self.mangler.engine.kinds[name.id] == k.OPERATOR:
            from cufe.syntax.operator_names import operator_name

            spelled = operator_name(self.mangler.engine.lookup.declarations, name.id, name.end)
        text += self._simple(spelled)
        arguments = name.own_arguments()
        if arguments is not None:
            written = self.mangler.engine.template_arguments.read(arguments, self._in(self._context))
            text += self.mangler.arguments(tuple(written))
        return text

    def _cast(self, node: e.Cast) -> str:
        mangler = self.mangler
        target = self._type_of(node.type)
        if target is None:
            raise IllFormed("a cast to something that is no type", node.start)
        spelled = mangler.type(target)
        written = node.operands
        if node.sort in (e.BRACED_CAST, e.COMPOUND_LITERAL) and len(written) == 1:
            if isinstance(written[0], e.BracedList):
                written = written[0].items
        operands = [self.node(operand) for operand in written]
        if node.sort == e.NAMED_CAST:
            return _CASTS[mangler.engine.lexemes[node.start]] + spelled + "".join(operands)
        if node.sort in (e.BRACED_CAST, e.COMPOUND_LITERAL):
            return f"tl{spelled}{''.join(operands)}E"
        if len(operands) == 1:
            return "cv" + spelled + operands[0]
        return f"cv{spelled}_{''.join(operands)}E"

    def _operand(self, node: e.Operand) -> str:
        engine = self.mangler.engine
        kind = engine.kinds[node.start]
        if kind == k.SIZEOF and engine.kinds[node.start + 1] == k.ELLIPSIS:
            return self._sizeof_pack(node)
        item = node.items[0] if node.items else None
        if item is None:
            raise Unknown("an operator without an operand", node.start)
        target = self._type_of(item)
        if kind == k.SIZEOF or kind == k.ALIGNOF:
            word = "s" if kind == k.SIZEOF else "a"
            return f"{word}t{self.mangler.type(target)}" if target is not None else f"{word}z{self.node(item)}"
        if kind == k.NOEXCEPT:
            return "nx" + self.node(item)
        if kind == k.TYPEID:
            return "ti" + self.mangler.type(target) if target is not None else "te" + self.node(item)
        word = engine.lexemes[node.start]
        parts: list[str] = []
        for operand in node.items:
            type_ = self._type_of(operand)
            parts.append(self.mangler.type(type_) if type_ is not None else f"X{self.node(operand)}E")
        return f"u{len(word)}{word}{''.join(parts)}E"

    def _sizeof_pack(self, node: e.Operand) -> str:
        item = node.items[0] if node.items else None
        if isinstance(item, e.Name):
            named = self.mangler.engine.written_names.resolve(item, self._in(self._context))
            entity = named.one()
            # The parameter alone, never a substitution.
            if isinstance(entity, TemplateParameter):
                return "sZ" + self.mangler.parameter(entity)
            return "sZ" + self.node(item)
        raise Unknown("sizeof... of an unknown pack", node.start)

    def _fold(self, node: e.Fold) -> str:
        code = BINARY.get(self._spelling(node.operator), "")
        left = node.left if not isinstance(node.left, e.Dots) else None
        right = node.right if not isinstance(node.right, e.Dots) else None
        if left is not None and right is not None:
            # Which side holds the pack says which way a binary fold goes.
            word = "fR" if self._has_pack(left) else "fL"
            return word + code + self.node(left) + self.node(right)
        if left is not None:
            return "fr" + code + self.node(left)
        if right is not None:
            return "fl" + code + self.node(right)
        raise Unknown("a fold without an operand", node.start)

    def _has_pack(self, node: e.Node) -> bool:
        from cufe.sema.answers import Dependent

        try:
            self.mangler.engine.expansions.contexts(node.start, node.end, self._in(self._context))
        except Dependent:
            return True
        except (IllFormed, Unknown):
            return False
        return True

    def _new(self, node: e.New) -> str:
        placement = "".join([self.node(argument) for argument in node.placement])
        target = self._type_of(node.type)
        if target is None:
            raise Unknown("new of an unknown type", node.start)
        text = f"nw{placement}_{self.mangler.type(target)}"
        if node.initialiser >= 0:
            return text + "pi" + "".join([self.node(argument) for argument in node.arguments]) + "E"
        return text + "E"
