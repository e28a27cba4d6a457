"""Lists, deduced types and structured bindings ([dcl.init.list], [dcl.spec.auto], [dcl.struct.bind])."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE, HARD, HOST
from cufe.diagnostics.severity import ERROR

B = HOST | DEVICE
E = B | HARD

ROWS = (
    (136, "", ERROR, E, "%n has no field %sq"),
    (1577, "", ERROR, E, "%sq is not a field name"),
    (2357, "", ERROR, E, "a designator cannot be used with a non-aggregate type %t"),
    (2903, "", ERROR, E, "mixing designated and non-designated initializers is nonstandard in C++"),
    (2904, "", ERROR, E, "out-of-order initializers are nonstandard in C++"),
    (2906, "", ERROR, E, "duplicate designator is not allowed"),
    (310, "", ERROR, E, "default argument of type %t1 is incompatible with parameter of type %t2"),
    (1589, "", ERROR, E, '"auto" type cannot appear in top-level array type'),
    (1594, "", ERROR, E, '"auto" type is %t1 for this entity, but was previously implied to be %t2'),
    (1598, "", ERROR, E, '"auto" is not allowed here'),
    (2334, "", ERROR, E, 'copy-list-initialization cannot use a constructor marked "explicit"'),
    (2344, "", ERROR, B, "only one level of braces is allowed on an initializer for an object of type %t"),
    (2543, "", ERROR, E, 'cannot deduce "decltype(auto)" (initializer required)'),
    (2544, "", ERROR, E, 'cannot deduce "decltype(auto)" type'),
    (2547, "", ERROR, E, "cannot deduce the return type of %nd; it has not been defined"),
    (2663, "", ERROR, B,
     ("braced initialization of a variable declared with a placeholder type "
      "but without `=` requires exactly one element inside the braces")),
    (2678, "", ERROR, E, "a brace-enclosed list does not provide a return type"),
    (2825, "", ERROR, E, "invalid specifier for structured binding declaration"),
    (2827, "", ERROR, E, "missing initializer"),
    (2828, "", ERROR, E, "type %t has no components to bind to"),
    (2829, "", ERROR, E, "too many identifiers"),
    (2830, "", ERROR, E, "there are more elements than there are binding names"),
    (2845, "", ERROR, E, "cannot bind to non-public member %sq"),
    (2954, "", ERROR, E, "a structured binding cannot be combined with other declarators"),
)
