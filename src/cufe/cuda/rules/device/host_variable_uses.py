"""Accesses to variables of the host in functions for the device: 20094 read, 20095 written, 20096 address taken.

Observed: a variable outside of functions without a CUDA word, unless it is const or a member template; a reference is
read however it is used.  An access to a part is one to the whole.  Operands that are not evaluated, default arguments
and default member initialisers do not count, values that nobody wants neither.  What becomes of an lvalue is asked as
for the variables of the device in code of the host (variables/access_sites).
"""

from cufe.cuda.rules.device.restrictions import is_of_anonymous_union, is_texture
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.access_sites import ADDRESSED, NOTHING, READ, WRITTEN, AccessSites
from cufe.cuda.rules.variables.access_sites import Access as Site
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import constants as c
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il import type_kinds as tk
from cufe.il.addresses import Addresses
from cufe.il.entities import ClassType, Namespace, Variable
from cufe.il.statements import FunctionScope
from cufe.il.type_names import TypeNames
from cufe.il.types import ReferenceType
from cufe.sema.declared.facts import memory_spaces

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_READ: Final = 20094
_WRITTEN: Final = 20095
_ADDRESS: Final = 20096
_NUMBERS: Final[dict[int, int]] = {READ: _READ, WRITTEN: _WRITTEN, ADDRESSED: _ADDRESS}


class Access:
    """One access: its number, the token of the name, and where it is found."""

    def __init__(self, number: int, token: int, met_at: int, name: EntityName) -> None:
        self.number: int = number
        self.token: int = token
        self.met_at: int = met_at
        self.name: EntityName = name


class _Sites(AccessSites):
    """Accesses in what is worked out count here; the instances of variable templates are noted, too."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__(engine, False, False)
        self.instances: list[tuple[Variable, int]] = []

    def use(self, node: e.Expression, use: int) -> None:
        if isinstance(node, e.TypeQuery) and node.operand is not None:
            unevaluated = _Sites(self.engine)
            unevaluated.use(node.operand, NOTHING)
            self.instances += unevaluated.instances
        super().use(node, use)

    def named(self, variable: Variable, token: int, use: int) -> None:
        if variable.template is not None:
            self.instances.append((variable, token))
        super().named(variable, token, use)

    def statement(self, node: s.Statement) -> s.Statement:
        if isinstance(node, s.DeclStatement):
            for entity in node.entities:
                if isinstance(entity, Variable) and entity.static_init is not None:
                    self.init(entity.static_init)
        return super().statement(node)

    def worked_out(self, node: e.ConstantExpression, use: int) -> None:
        written = node.constant.expression
        if isinstance(written, e.Operation):
            self.use(written, NOTHING)
        elif isinstance(node.constant, c.AddressConstant):
            if isinstance(written, e.VariableExpression):
                self.named(written.variable, node.token, ADDRESSED)
            elif written is not None:
                self.use(written, NOTHING)
            elif node.constant.variable is not None:
                self.named(node.constant.variable, node.token, ADDRESSED)

    def constant(self, node: c.Constant) -> c.Constant:
        if isinstance(node, c.AddressConstant) and node.variable is not None and node.expression is None:
            self.named(node.variable, self.reached, ADDRESSED)
            return node
        return super().constant(node)


class Accesses:
    """Gathers the accesses in one body; lambdas in it have their own."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine") -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine
        self.names: TypeNames = TypeNames(Addresses())
        #: instances of templates that are named, evaluated or not
        self.instances: list[tuple[Variable, int]] = []
        self._hosts: dict[Variable, bool] = {}

    def body(self, scope: FunctionScope) -> list[Access]:
        """The accesses of a function."""
        sites = _Sites(self.engine)
        sites.function(scope)
        self.instances = sites.instances
        found: list[Access] = []
        for site in sorted(sites.found, key=_met_at):
            if site.token >= 0 and self._is_of_host(site.variable):
                found.append(self._access(site))
        return found

    def _access(self, site: Site) -> Access:
        """A reference is read however it is used."""
        variable = site.variable
        kind = "member" if _is_member(variable) else "variable"
        if variable.binding_of is not None:
            kind = "structured binding"
        name = EntityName(kind, self.names.entities.qualified(variable))
        is_reference = variable.type is not None and isinstance(variable.type.skip_typerefs(), ReferenceType)
        return Access(_READ if is_reference else _NUMBERS[site.use], site.token, site.met_at, name)

    def _is_of_host(self, variable: Variable) -> bool:
        known = self._hosts.get(variable)
        if known is None:
            known = self._hosts[variable] = self._lives_on_host(variable)
        return known

    def _lives_on_host(self, variable: Variable) -> bool:
        if not isinstance(variable.parent, (Namespace, ClassType)) or not variable.name:
            return False
        if variable.flags & (en.PARAMETER | en.THIS_PARAMETER) or not variable.declarations:
            return False
        if is_of_anonymous_union(self.engine, variable) or (variable.template is not None and _is_member(variable)):
            return False
        type_ = variable.type
        if is_texture(self.examined, type_):
            return False
        if type_ is None or variable.flags & en.CONSTEXPR_VARIABLE:
            return False
        if type_.qualifiers() & tk.CONST and not isinstance(type_.skip_typerefs(), ReferenceType):
            return False
        return not any(memory_spaces(one.binding) for one in variable.declarations)


def _is_member(variable: Variable) -> bool:
    return isinstance(variable.parent, ClassType)


def _met_at(access: Site) -> tuple[int, int]:
    return access.met_at, access.place

