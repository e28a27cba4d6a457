"""Operands and statements that the language does not take where they stand."""

from __future__ import annotations

_POINTER = "The operator takes a pointer."
_CLASS = "Only objects of classes have members."

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    42: (
        "No conversion brings the operands to one type.",
        "Convert one of them.",
        "bool f(int *p, char *q) { return p == q; }",
        "bool f(int *p, int *q) { return p == q; }",
    ),
    75: (_POINTER, "Drop the star.", "int f(int a) { return *a; }", "int f(int *a) { return *a; }"),
    115: (
        "There is no loop to go on with.",
        "Use return.",
        "void f() { continue; }",
        "void f() { for (;;) continue; }",
    ),
    116: (
        "There is no loop and no switch to leave.",
        "Use return.",
        "void f() { break; }",
        "void f() { for (;;) break; }",
    ),
    131: (_CLASS, "Drop the access.", "int f(int *p) { return p->a; }", "int f(int *p) { return *p; }"),
    139: (
        "A part of a byte has no address.",
        "Copy it to a variable.",
        "struct A { int b : 3; }; int *f(A &a) { return &a.b; }",
        "struct A { int b; }; int *f(A &a) { return &a.b; }",
    ),
    142: (_POINTER, "Drop the subscript.", "int f(int a) { return a[1]; }", "int f(int *a) { return a[1]; }"),
    153: (_CLASS, "Drop the access.", "int f(int a) { return a.b; }", "int f(int a) { return a; }"),
    158: (
        "A value has no address.",
        "Copy it to a variable.",
        "int f(); void g() { int *p = &f(); }",
        "int f(); void g() { int n = f(); int *p = &n; }",
    ),
    171: (
        "No cast leads from one type to the other.",
        "Convert in steps.",
        "float f(int *p) { return (float)p; }",
        "float f(int *p) { return (float)*p; }",
    ),
    299: (
        "Several functions have the name, and nothing says which one is meant.",
        "Cast the name to the type of a pointer to one of them.",
        "void f(int); void f() { auto l = [] __nv_parent(f) __device__ {}; }",
        "void f() { auto l = [] __nv_parent(f) __device__ {}; }",
    ),
    386: (
        "None of the functions of the name has the type that is wanted; their name alone is no call.",
        "Call the function, or name one whose type fits.",
        "int f(); int f(int); int g() { return f; }",
        "int f(); int f(int); int g() { return f(); }",
    ),
    349: (
        "The class declares no such operator, and converts to nothing that has one.",
        "Declare the operator.",
        "struct A {}; void f(A a, A b) { a + b; }",
        "struct A {}; A operator+(A, A); void f(A a, A b) { a + b; }",
    ),
    350: (
        "Several operators fit equally well.",
        "Convert an operand.",
        "struct A {}; int operator+(A, long); int operator+(A, float); int f(A a) { return a + 1; }",
        "struct A {}; int operator+(A, long); int operator+(A, float); int f(A a) { return a + 1L; }",
    ),
    2138: (
        "Pointers are added to and compared, not multiplied.",
        "Read what the pointer points to.",
        "int f(int *p) { return *p + -p; }",
        "int f(int *p) { return *p + -*p; }",
    ),
    2139: (
        "There is nothing to add one to.",
        "Call the function by itself.",
        "void g(); void f() { ++g(); }",
        "void g(); void f() { g(); }",
    ),
    2140: (
        "Pointers move by whole objects.",
        "Convert to an integer.",
        "int *f(int *p, float a) { return p + a; }",
        "int *f(int *p, int a) { return p + a; }",
    ),
    2291: (
        "A loop over a range needs an array, a class with begin and end, or functions of these names for it.",
        "Count, or give the class these members.",
        "void f(int n) { for (int i : n) {} }",
        "void f(int n) { for (int i = 0; i < n; i++) {} }",
    ),
    3162: (
        "A function that returns nothing gives no operand.",
        "Have it return a value.",
        "void g(); int f() { return g() + 1; }",
        "int g(); int f() { return g() + 1; }",
    ),
    3164: (
        "The class has no operator ->.",
        "Use a dot.",
        "struct A { int b; }; int f(A a) { return a->b; }",
        "struct A { int b; }; int f(A a) { return a.b; }",
    ),
}
