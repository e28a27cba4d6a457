"""Templates and the definitions of their members ([temp])."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE, HARD, HOST
from cufe.diagnostics.severity import ERROR, WARNING

B = HOST | DEVICE
E = B | HARD

ROWS = (
    (438, "", ERROR, E, 'expected a "<"'),
    (457, "", ERROR, E, "%sq is not a function or static data member"),
    (498, "", ERROR, E, "template argument list must match the parameter list"),
    (505, "", ERROR, E, "too few template parameters -- does not match previous declaration (declared %p)"),
    (506, "", ERROR, E, "too many template parameters -- does not match previous declaration (declared %p)"),
    (508, "", ERROR, E, "class template and template parameter may not have the same name"),
    (795, "", ERROR, B, "specializing %n requires %sq syntax"),
    (802, "", WARNING, B,
     "specifying a default argument when redeclaring an unreferenced function template is nonstandard"),
    (834, "", ERROR, E, "invalid partial specialization -- %n is already fully specialized"),
    (842, "not_used_in_partial_spec_arg_list", WARNING, B,
     "%n1 is not used in or cannot be deduced from the template argument list of %n2"),
    (1914, "", ERROR, E, "a parameter pack cannot have a default"),
    (1823, "", ERROR, E, 'a trailing return type requires the "auto" type specifier'),
    (1920, "", ERROR, E, "pack expansion does not make use of any argument packs"),
    (2013, "", ERROR, E, "the operand of sizeof... must be a parameter pack name"),
    (2638, "", ERROR, E,
     "alias template type %t1 is incompatible with the previous type of %t2 in the redeclaration of %nd"),
    (2859, "", ERROR, E, "empty expansion not valid for this fold expression"),
    (2890, "", ERROR, E, "the return type must directly designate a specialization of the associated class template"),
    (3040, "", ERROR, E, "atomic constraint must have type bool"),
    (3045, "", ERROR, E, "concept definition cannot appear in this scope"),
    (3044, "", ERROR, E, "template constraint not satisfied"),
    (3125, "", ERROR, E, "the deduced placeholder type %t failed the type constraint"),
)
