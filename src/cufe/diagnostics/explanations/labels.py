"""Labels, conditions and what has to be constant ([stmt], [expr.const])."""

from __future__ import annotations

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    121: ("A label of a switch stands in it.", "Move it, or drop it.",
         "int f(int n) { case 1: return n; }", "int f(int n) { switch (n) { case 1: return n; } return 0; }"),
    122: ("A label of a switch stands in it.", "Move it, or drop it.",
         "int f(int n) { default: return n; }", "int f(int n) { switch (n) { default: return n; } }"),
    601: ("What is thrown is an object.", "Throw a value.",
         "void g(); void f() { throw g(); }", "int g(); void f() { throw g(); }"),
    2373: ("The value would have to be converted.", "Write a value of that type.", "int a[2.5];", "int a[2];"),
    2807: ("The value of a constexpr variable is worked out while compiling.", "Write a value that is known.",
         "struct A { A(); }; constexpr A a;", "struct A { A(); }; A a;"),
    2841: ("The condition is the value of the variable.", "Write an initializer.",
         "void f() { if (int a) {} }", "void f(int b) { if (int a = b) {} }"),
}
