"""Initialisers that stand in declarations outside of function bodies ([dcl.decl], [class.mem]): of global variables
and static data members."""

from cufe.il.entities import SC_EXTERN, Declared, Variable
from cufe.il.expressions import Expression
from cufe.il.initialisation import DynamicInit
from cufe.sema.answers import Mistake
from cufe.sema.engine_part import EnginePart
from cufe.sema.recursion import weight_of
from cufe.sema.stmt.demanded_constants import WANTED
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s


class DeclaredInitialisers(EnginePart):
    """Reads the initialisers of declarations."""

    def syntax(self, declarator: n.Declarator) -> list[e.Node]:
        """The items of an initialiser outside of function bodies."""
        start = declarator.initialiser_start
        end = declarator.initialiser_end
        if declarator.initialiser == n.BRACED:
            return self.engine.fragments.items(start, end)
        if declarator.initialiser == n.PARENTHESISED:
            end -= 1
        return self.engine.fragments.items(start + 1, end)

    def _values(self, declared: Declared, declarator: n.Declarator) -> list[Expression]:
        engine = self.engine
        items = self.syntax(declarator)
        try:
            return engine.expressions.list_of(items, declared.context)
        except Mistake as mistake:
            type_ = engine.declare_types.declared_type(declared)
            engine.missing_deductions.of_mistaken(mistake, type_, items, declared, declarator.initialiser_end)
            raise

    def of_variable(self, variable: Variable) -> DynamicInit | None:
        """The initialisation of a variable that is no local one: a global, a static data member."""
        engine = self.engine
        if variable.declarations and variable.declarations[0].binding.sort == s.STRUCTURED:
            engine.declare_types.variable_type(variable)
            return variable.binding_init
        outside = engine.out_of_class.variable(variable)
        for declared in variable.declarations if outside is None else [outside]:
            declarator = declared.binding.declarator
            if declarator is None or declarator.initialiser == n.NO_INITIALISER:
                continue
            engine.recursion.enter(weight_of(variable), variable.token)
            mark = engine.lifetimes.mark()
            outer = engine.initialisers.static
            before = engine.prototype_reading.enter(None)
            demanded = engine.demanded_constants.enter(max(WANTED, engine.demanded_constants.of_variable(variable)))
            try:
                values = self._values(declared, declarator)
                type_ = engine.declare_types.variable_type(variable)
                holder = Variable(variable.name, variable.token, variable.parent)
                engine.initialisers.static = True
                made = engine.local_declarations.settle(
                    holder, type_, declarator.initialiser, values, declarator.initialiser_start, declared
                )
            finally:
                engine.initialisers.static = outer
                engine.recursion.leave(weight_of(variable))
                engine.prototype_reading.leave(before)
                engine.demanded_constants.leave(demanded)
            engine.lifetimes.forget(mark)
            made.variable = variable
            return made
        if variable.declarations:
            engine.missing_values.require_deduced(variable.declarations[-1], variable.token)
        type_ = engine.declare_types.variable_type(variable)
        if variable.storage_class == SC_EXTERN:
            return None
        engine.missing_values.require_none(variable, type_, variable.token)
        return engine.default_initialisers.default(type_, variable.token)
