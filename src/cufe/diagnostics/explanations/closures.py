"""Lambda-expressions and deduced results."""

from __future__ import annotations

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    100: (
        "Each parameter has a name of its own.",
        "Rename one.",
        "auto f = [](int a, int a) { return a; };",
        "auto f = [](int a, int b) { return a + b; };",
    ),
    240: (
        "Once is enough.",
        "Remove one.",
        "auto f = []() mutable mutable { return 1; };",
        "auto f = []() mutable { return 1; };",
    ),
    245: (
        "A member belongs to an object, and a lambda has none where the function around has none.",
        "Name an object.",
        "struct A { int a; static void f() { auto l = [] { return a; }; } };",
        "struct A { int a; static void f(A &o) { auto l = [&] { return o.a; }; } };",
    ),
    394: (
        "A default argument is worked out where the lambda is called, not where its captures are.",
        "Use the variable in the body.",
        "void f(int a) { auto l = [=](int b = a) { return b; }; }",
        "void f(int a) { auto l = [=](int b) { return b + a; }; }",
    ),
    1586: (
        "The type of the variable follows from its initialiser, and is not known inside of it.",
        "Pass the closure as an argument, or use a function.",
        "void f() { auto l = [&](int a) { return l(a); }; }",
        "void f() { auto l = [&](auto self, int a) { return self(self, a); }; }",
    ),
    1733: (
        "The lambda stands in no member function, or in a static one.",
        "Capture what is needed by name.",
        "void f() { auto l = [] { return this; }; }",
        "struct A { void f() { auto l = [this] { return this; }; } };",
    ),
    1767: (
        "A call passes an argument for each parameter, of a type that converts to it.",
        "Pass what the call operator takes.",
        "void f() { auto l = [](int a) { return a; }; l(); }",
        "void f() { auto l = [](int a) { return a; }; l(1); }",
    ),
    1777: (
        "Before C++20 no lambda may stand in sizeof, decltype or noexcept.",
        "Give the lambda a name, or compile as C++20.",
        "int a = sizeof([] { return 1; });",
        "auto l = [] { return 1; }; int a = sizeof(l);",
    ),
    2366: (
        "A list has no type.",
        "Write the result, or return an object.",
        "auto f = [] { return {1, 2}; };",
        "auto f = [] { return 1; };",
    ),
    2546: (
        "A function has one result type, and each return deduces it.",
        "Convert one of the values, or write the result.",
        "auto f(bool a) { if (a) return 1; return 2.0; }",
        "double f(bool a) { if (a) return 1; return 2.0; }",
    ),
    2896: (
        "Before C++20 no lambda may stand in a template argument.",
        "Give the value a name, or compile as C++20.",
        "template <int N> struct A {}; void f() { A<[] { return 1; }()> a; }",
        "template <int N> struct A {}; void f() { A<1> a; }",
    ),
    3121: (
        "Packs are captured with initialisers since C++20.",
        "Compile as C++20, or capture the pack itself.",
        "template <class... T> int f(T... a) { return [...b = a] { return 1; }(); } int c = f(1);",
        "template <class... T> int f(T... a) { return [a...] { return 1; }(); } int c = f(1);",
    ),
    3288: (
        "Lambdas have template heads since C++20.",
        "Compile as C++20, or use auto parameters.",
        "auto f = []<class T>(T a) { return a; };",
        "auto f = [](auto a) { return a; };",
    ),
}
