"""Definitions that say constexpr and cannot be."""

from __future__ import annotations

_STATEMENT = "No constant expression evaluates such a statement."
_LITERAL = "A constant has a literal type, which can be made and ended while compiling."
_PARTS = "A constant has all its parts."
_TRY = "Before C++20 no constant expression handles exceptions."
_CALLS = "What a constexpr function calls is evaluated with it."

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    2388: (_STATEMENT, "Drop it, or constexpr.",
         'constexpr int f() { asm(""); return 1; }', "constexpr int f() { return 1; }"),
    2389: (_STATEMENT, "Drop it, or constexpr.",
         'struct S { int i; constexpr S() : i(1) { asm(""); } };', "struct S { int i; constexpr S() : i(1) {} };"),
    2391: (_LITERAL, "Drop constexpr, or give the class a constexpr constructor and no destructor of its own.",
         "struct N { N(int); ~N(); }; constexpr N f() { return N(1); }",
         "struct N { constexpr N(int) {} }; constexpr N f() { return N(1); }"),
    2392: (_LITERAL, "Take a reference.",
         "struct N { ~N(); }; constexpr int f(N) { return 1; }",
         "struct N { ~N(); }; constexpr int f(const N &) { return 1; }"),
    2397: (_TRY, "Drop the try block, or compile as C++20.",
         "struct S { int i; constexpr S() try : i(1) {} catch (...) {} };",
         "struct S { int i; constexpr S() : i(1) {} };"),
    2398: (_PARTS, "Initialise the members.",
         "struct S { int i; constexpr S() {} };", "struct S { int i; constexpr S() : i(1) {} };"),
    2403: ("Where a virtual base class lies is known at run time alone.", "Drop constexpr, or virtual.",
         "struct B {}; struct S : virtual B { constexpr S() {} };", "struct B {}; struct S : B { constexpr S() {} };"),
    2417: (_CALLS, "Make the constructor constexpr, too.",
         "struct M { int i; M() {} }; struct S { M m; constexpr S() {} };",
         "struct M { int i; constexpr M() : i(1) {} }; struct S { M m; constexpr S() {} };"),
    2418: (_CALLS, "Make the constructor constexpr, too.",
         "struct N { int v; N(int n) : v(n) {} }; struct S { int i = N(1).v; constexpr S() {} };",
         "struct N { int v; constexpr N(int n) : v(n) {} }; struct S { int i = N(1).v; constexpr S() {} };"),
    2422: (_PARTS, "Give the members values, or drop constexpr.",
         "struct S { int i; constexpr S() = default; };", "struct S { int i = 1; constexpr S() = default; };"),
    2427: (_PARTS, "Initialise a member.",
         "union U { int i; constexpr U() {} };", "union U { int i; constexpr U() : i(1) {} };"),
    2428: (_PARTS, "Initialise a member of the union.",
         "struct S { union { int i; float f; }; constexpr S() {} };",
         "struct S { union { int i; float f; }; constexpr S() : i(1) {} };"),
    2433: (_PARTS, "Initialise the base class.",
         "struct B { int i; }; struct S : B { constexpr S() {} };",
         "struct B { int i; }; struct S : B { constexpr S() : B() {} };"),
    2661: ("A static variable outlives the call, so its value hangs on earlier ones.",
         "Use a local variable, or one of the namespace.",
         "constexpr int f() { static int i = 1; return i; }", "constexpr int f() { int i = 1; return i; }"),
    2662: ("Before C++20 every variable of a constexpr function has a value.", "Initialise the variable.",
         "constexpr int f() { int i; i = 1; return i; }", "constexpr int f() { int i = 1; return i; }"),
    2754: ("No constant expression jumps.", "Use a loop or a condition.",
         "constexpr int f() { a: return 1; }", "constexpr int f() { return 1; }"),
    2782: (_CALLS, "Make the constructor constexpr, too.",
         "struct M { int i; M(int) {} }; struct S { M m; constexpr S() : m(1) {} };",
         "struct M { int i; constexpr M(int n) : i(n) {} }; struct S { M m; constexpr S() : m(1) {} };"),
    2848: (_TRY, "Drop the try block, or compile as C++20.",
         "constexpr int f() try { return 1; } catch (...) { return 2; }", "constexpr int f() { return 1; }"),
    2933: ("A consteval function is called by the compiler alone.", "Make the function constexpr, or pass constants.",
         "consteval int f(int n) { return n; } int g(int n) { return f(n); }",
         "constexpr int f(int n) { return n; } int g(int n) { return f(n); }"),
    2960: ("A consteval function is called by the compiler alone, so nothing can point to it.",
         "Make the function constexpr.",
         "consteval int f() { return 1; } int (*p)() = f;", "constexpr int f() { return 1; } int (*p)() = f;"),
}
