"""How members are declared ([class.mem], [class.virtual])."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE, HARD, HOST
from cufe.diagnostics.severity import ERROR

E = HOST | DEVICE | HARD

ROWS = (
    (241, "", ERROR, E, "a union is not allowed to have a base class"),
    (263, "", ERROR, E, "duplicate base class name"),
    (266, "", ERROR, E, "%sq is ambiguous"),
    (314, "", ERROR, E, "only nonstatic member functions may be virtual"),
    (317, "", ERROR, E,
     "return type is not identical to nor covariant with return type %t of overridden virtual function %n"),
    (319, "", ERROR, E, 'pure specifier ("= 0") allowed only on virtual functions'),
    (320, "", ERROR, E, 'badly-formed pure specifier (only "= 0" is allowed)'),
    (328, "", ERROR, E, "invalid storage class for a class member"),
    (359, "", ERROR, E, "member %n has already been initialized"),
    (264, "", ERROR, E, "invalid base class"),
    (279, "", ERROR, E, "invalid destructor declaration"),
    (405, "", ERROR, E, "member function with the same name as its class must be a constructor"),
    (407, "", ERROR, E, "a destructor may not have parameters"),
    (408, "", ERROR, E, "copy constructor for class %t1 may not have a parameter of type %t2"),
    (452, "", ERROR, E, "return type may not be specified on a conversion function"),
    (766, "", ERROR, HOST | DEVICE,
     "exception specification for virtual function %n1 is incompatible with that of overridden function %n2"),
    (774, "", ERROR, E, '"virtual" is not allowed in a function template declaration'),
    (822, "", ERROR, E, "invalid destructor name for type %t"),
    (964, "", ERROR, E, "return type may not be specified on a destructor"),
    (1591, "", ERROR, E, "a member of type %t cannot have an in-class initializer"),
    (1592, "", ERROR, E, "a member with an in-class initializer must be const"),
    (1667, "", ERROR, E, "a type qualifier is not allowed on a static member function"),
    (2019, "", ERROR, HOST | DEVICE, 'a pure specifier ("= 0") followed by a definition is nonstandard'),
    (1774, "", ERROR, E,
     ('"= default" can only appear on default '
      "constructors, copy/move constructors, copy/move assignment operators, and destructors")),
    (1779, "", ERROR, E, '"= default" cannot be specified on a friend declaration'),
    (1806, "", ERROR, E, "invalid type for defaulted assignment operator"),
    (1807, "", ERROR, E, "function templates cannot be defaulted"),
    (1808, "", ERROR, E, "invalid type for defaulted constructor"),
    (2386, "", ERROR, E, '"constexpr" is not valid here'),
    (2446, "", ERROR, E, "constructor delegates directly or indirectly to itself"),
    (2447, "", ERROR, E, "a delegating constructor cannot have other mem-initializers"),
    (2548, "", ERROR, E, "a virtual function cannot have a deduced return type"),
    (2614, "", ERROR, E, 'nonvirtual function cannot be declared with "final" modifier'),
    (2967, "", ERROR, E, "a defaulted comparison operator must be a member or a friend of the class it applies to"),
    (2968, "", ERROR, E,
     ("bad type %t for parameter of defaulted comparison operator "
      '(must be "reference to const X" where X is the enclosing class type)')),
    (2969, "", ERROR, E, 'return type of defaulted comparison operator must be "bool"'),
    (2970, "", ERROR, E, 'a defaulted member comparison operator must be "const"'),
    (2884, "", ERROR, E, "function modifier does not apply to static member declaration"),
    (3377, "", ERROR, E, "a class cannot not derive from a union"),
)
