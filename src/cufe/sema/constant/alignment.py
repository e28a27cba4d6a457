"""What attributes say about layout: `packed`, `aligned`, `alignas`, `no_unique_address`, and `#pragma pack`."""

from cufe import regex as re
from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import ClassType, Declared, Field, Typedef, Variable
from cufe.il.templates import TemplateParameter
from cufe.il.types import Type
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_PRAGMA_PACK: Final = re.compile(r"#\s*pragma\s+pack\s*\(\s*(?:(push|pop)\s*,?)?\s*(?:[A-Za-z_]\w*\s*,?)?\s*(\d*)\s*\)")
#: alignment of `__attribute__((aligned))` without a number
BIGGEST_ALIGNMENT: Final = 16
_CLASS_NAME: Final = bytes((k.IDENTIFIER, k.SCOPE))


class LayoutAttributes:
    """What was written about the layout of one class or member; `alignment` 0 where nothing was."""

    def __init__(self) -> None:
        self.packed: bool = False
        self.alignment: int = 0
        self.no_unique_address: bool = False


class Alignments:
    """Reads layout attributes of declarations."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: tokens behind `#pragma pack` and the limit that holds from there on, 0 for none; None before anybody asked
        self._pragma_tokens: list[int] | None = None
        self._pragma_limits: list[int] = []

    def of_class(self, cls: ClassType) -> LayoutAttributes:
        """The attributes between class-key and brace, and those behind the closing brace."""
        found = LayoutAttributes()
        context = cls.context
        if cls.brace < 0 or cls.key < 0 or context is None:
            return found
        declarations = self.engine.lookup.declarations
        attributes: list[n.Attribute] = []
        at = declarations.attributes(cls.key + 1, attributes)
        while at < cls.brace and self.engine.kinds[at] in _CLASS_NAME:
            at += 1
        declarations.attributes(at, attributes)
        declarations.attributes(self.engine.cutter.brackets.close(cls.brace) + 1, attributes)
        for attribute in attributes:
            self._read(attribute, context, found)
        return found

    def of_field(self, field: Field) -> LayoutAttributes:
        found = LayoutAttributes()
        if field.declared is not None:
            self._of_declared(field.declared, found)
        return found

    def of_variable(self, variable: Variable) -> int:
        """The alignment that its declarations give a variable, 0 for that of its type."""
        found = LayoutAttributes()
        for declared in variable.declarations:
            self._of_declared(declared, found)
        return found.alignment

    def of_typedef(self, typedef: Typedef) -> int:
        """The alignment that a typedef gives its type, 0 for the usual one."""
        found = LayoutAttributes()
        if typedef.declared is not None:
            self._of_declared(typedef.declared, found)
        return found.alignment

    def _of_declared(self, declared: Declared, found: LayoutAttributes) -> None:
        binding = declared.binding
        if binding.declaration is not None:
            specifiers = binding.declaration.specifiers
            for attribute in specifiers.attributes:
                # Those inside of a class definition belong to the class.
                if not (specifiers.body >= 0 and attribute.first > specifiers.type_start):
                    self._read(attribute, declared.context, found)
        if binding.declarator is not None:
            for attribute in binding.declarator.attributes:
                self._read(attribute, declared.context, found)

    def _read(self, attribute: n.Attribute, context: Context, found: LayoutAttributes) -> None:
        name = attribute.name
        if attribute.sort == n.ALIGNAS:
            found.alignment = max(found.alignment, self._operand(attribute, context))
            return
        name = name.removeprefix("gnu::").strip("_")
        if name == "packed":
            found.packed = True
        elif name == "no_unique_address":
            found.no_unique_address = True
        elif name == "aligned" or name == "align":
            written = BIGGEST_ALIGNMENT if attribute.arguments < 0 else self._operand(attribute, context)
            found.alignment = max(found.alignment, written)

    def _operand(self, attribute: n.Attribute, context: Context) -> int:
        """The alignment in parentheses: a number or, for alignas, a type."""
        engine = self.engine
        start = attribute.arguments + 1
        end = engine.cutter.brackets.close(attribute.arguments)
        alignment = 0
        for item in engine.fragments.items(start, end):
            if attribute.sort == n.ALIGNAS and isinstance(item, (e.TypeId, e.Name)):
                type_ = self._type(item, context)
                if type_ is not None:
                    alignment = max(alignment, engine.layout.alignment(type_))
                    continue
            value = engine.expressions.rvalue(engine.expressions.build(item, context))
            alignment = max(alignment, engine.evaluator.integer(value))
        return alignment

    def _type(self, item: e.Node, context: Context) -> Type | None:
        """The type that the operand of alignas names, None where it is an expression."""
        if isinstance(item, e.Name):
            entities = self.engine.names.resolve(item, context).entities
            if not any(isinstance(entity, (Type, Typedef, TemplateParameter)) for entity in entities):
                return None
        return self.engine.specifiers.type_id(item.start, item.end, context)

    def pack(self, token: int) -> int:
        """The limit of `#pragma pack` that holds at a token, 0 for none."""
        if self._pragma_tokens is None:
            self._pragma_tokens = self._collect()
        found = 0
        for at, start in enumerate(self._pragma_tokens):
            if start > token:
                break
            found = self._pragma_limits[at]
        return found

    def _collect(self) -> list[int]:
        unit = self.engine.unit
        tokens: list[int] = []
        stack: list[int] = []
        limit = 0
        for at, text in enumerate(unit.directive_text):
            match = _PRAGMA_PACK.match(text) if "pack" in text else None
            if match is None:
                continue
            word = match.group(1)
            number = match.group(2)
            if word == "push":
                stack.append(limit)
            if word == "pop":
                limit = stack.pop() if stack else 0
            elif number or word is None:
                limit = int(number or "0")
            tokens.append(unit.directive_token[at])
            self._pragma_limits.append(limit)
        return tokens
