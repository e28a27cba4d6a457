"""Declarations that do not fit each other, objects that cannot be made, members that cannot be named ([dcl.dcl],
[class])."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE, HARD, HOST
from cufe.diagnostics.severity import ERROR, WARNING

B = HOST | DEVICE
E = B | HARD

ROWS = (
    (80, "", ERROR, E, "a storage class may not be specified here"),
    (85, "", ERROR, E, "invalid storage class for a parameter"),
    (117, "", WARNING, B, "non-void %n should return a value"),
    (146, "", ERROR, E, "too many initializer values"),
    (238, "", ERROR, E, "invalid specifier on a parameter"),
    (239, "", ERROR, E, "invalid specifier outside a class declaration"),
    (252, "", ERROR, E, "reference variable %no requires an initializer"),
    (256, "", ERROR, E, "invalid redeclaration of type name %nd"),
    (257, "", ERROR, E, "const variable %no requires an initializer"),
    (269, "inaccessible_base_class", ERROR, B, "conversion to inaccessible base class %t is not allowed"),
    (278, "", ERROR, E, "a constructor or destructor may not return a value"),
    (289, "", ERROR, E, "no instance of %n matches the argument list"),
    (291, "", ERROR, E, "no default constructor exists for class %t"),
    (306, "", ERROR, E, "default argument not at end of parameter list"),
    (307, "", ERROR, E, "redefinition of default argument"),
    (311, "", ERROR, E, "cannot overload functions distinguished by return type alone"),
    (322, "", ERROR, E, "object of abstract class type %t is not allowed:"),
    (326, "", WARNING, B, '"inline" is not allowed'),
    (366, "", ERROR, B, "%no provides no initializer for:"),
    (369, "", ERROR, B, "%n has an uninitialized const or reference member"),
    (378, "", ERROR, E, '"static" is not allowed'),
    (389, "", ERROR, E, "a cast to abstract class %t is not allowed:"),
    (403, "", ERROR, E, "invalid redeclaration of member %nd"),
    (404, "", ERROR, E, 'function "main" may not be declared inline'),
    (410, "", ERROR, B, "protected %nd is not accessible through a %t pointer or object"),
    (414, "delete_of_incomplete_class", WARNING, B, "delete of pointer to incomplete class"),
    (416, "", ERROR, E, "more than one constructor applies to convert from %t1 to %t2:"),
    (417, "", ERROR, E, "more than one conversion function from %t1 to %t2 applies:"),
    (493, "", ERROR, E, "no instance of %n matches the specified type"),
    (520, "", ERROR, E, 'initialization with "{...}" expected for aggregate object'),
    (515, "", ERROR, E, "cannot convert to incomplete class %t"),
    (719, "", ERROR, E, "mutable is not allowed"),
    (771, "", ERROR, E, '"explicit" is not allowed'),
    (811, "", ERROR, E, "const %n requires an initializer -- class %t has no user-provided default constructor"),
    (833, "", ERROR, E, "pointer or reference to incomplete type %t is not allowed"),
    (980, "", ERROR, E,
     ("call of an object of a class type without appropriate operator() or conversion functions to pointer-to-function "
      "type")),
    (1086, "", ERROR, E, "the object has type qualifiers that are not compatible with the member %n"),
    (1087, "", ERROR, E,
     "no instance of %n matches the argument list and object (the object has type qualifiers that prevent a match)"),
    (1143, "", WARNING, B, "arithmetic on pointer to void or function type"),
    (1455, "", ERROR, E, 'member function declared with "override" does not override a base class member'),
    (1593, "", ERROR, E, 'cannot deduce "auto" type (initializer required)'),
    (1650, "", WARNING, B, "result of call is not used"),
    (1790, "", ERROR, E, "the default constructor of %t cannot be referenced -- it is a deleted function"),
    (1850, "", ERROR, E, 'cannot override "final" %nd'),
    (1904, "", ERROR, E, 'a "final" class type cannot be used as a base class'),
    (2385, "", ERROR, E, "missing initializer for constexpr variable"),
    (2809, "nodiscard_routine", WARNING, B, 'ignoring return value from routine declared with "nodiscard" attribute'),
    (2810, "nodiscard_return_type", WARNING, B, 'ignoring return value type with "nodiscard" attribute'),
    (2949, "", WARNING, B, 'function "main" cannot be declared in a linkage-specification'),
    (3000, "nodiscard_routine_with_reason", WARNING, B,
     'ignoring return value from routine declared with "nodiscard" attribute (%s)'),
    (3002, "nodiscard_constructor", WARNING, B,
     'constructor used to create discarded object has "nodiscard" attribute'),
)
