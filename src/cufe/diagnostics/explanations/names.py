"""Ordinary C++: names of types and templates, and the lists behind them."""

from __future__ import annotations

_LIST = "A template has a fixed list of parameters."
_NO_TYPE = "The name is that of something else."
_ELEMENTS = "The elements of an array are objects of a complete type."
_RESULT = "A function returns an object, or refers to one."
_REFERRED = "A reference is no object: nothing points to it, and no array holds it."
_OBJECT = "Only a member function has an object that the word could speak of."
_GUESSED = "Only an initialiser can tell the arguments of a class template."

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    88: (_ELEMENTS, "Use pointers.", "int f[3]();", "int (*f[3])();"),
    89: (_ELEMENTS, "Use another type.", "void a[3];", "void *a[3];"),
    90: (_RESULT, "Return a pointer.", "typedef int F(int); F f();", "typedef int F(int); F *f();"),
    91: (_RESULT, "Return a class that holds the array.", "int f()[3];", "struct A { int a[3]; }; A f();"),
    98: (_ELEMENTS, "Write the bound.", "int a[3][];", "int a[3][4];"),
    248: (_REFERRED, "Use a pointer to what the reference refers to.", "int &*p;", "int *p;"),
    249: (_REFERRED, "Drop one of them.", "void f(int & &r);", "void f(int &r);"),
    251: (_REFERRED, "Use pointers.", "void f(int &a[3]);", "void f(int *a[3]);"),
    1670: (_OBJECT, "Drop it.", "void f() const;", "void f();"),
    2448: (_OBJECT, "Drop it.", "void f() &;", "void f();"),
    243: (
        "No arguments can follow what is no template.",
        "Check the name.",
        "namespace n {} struct D : n::C<int> {};",
        "namespace n { template <class T> struct C {}; } struct D : n::C<int> {};",
    ),
    283: (
        "Where a type is missing, a qualified name is taken for what is declared.",
        "Check the name in front of the arguments.",
        "namespace n {} struct S { n::C<int> m; };",
        "namespace n { template <class T> struct C {}; } struct S { n::C<int> m; };",
    ),
    441: (
        _GUESSED,
        "Write the arguments.",
        "template <class T> struct C {}; void f(C c);",
        "template <class T> struct C {}; void f(C<int> c);",
    ),
    442: (
        _LIST,
        "Write an argument for each parameter without a default.",
        "template <class T, class U> struct C {}; C<int> c;",
        "template <class T, class U> struct C {}; C<int, int> c;",
    ),
    443: (
        _LIST,
        "Drop the arguments that are too many.",
        "template <class T> struct C {}; C<int, int> c;",
        "template <class T> struct C {}; C<int> c;",
    ),
    496: (
        "The parameters of a template have names of their own.",
        "Give one of them another name.",
        "template <class T, class T> struct C {};",
        "template <class T, class U> struct C {};",
    ),
    497: (
        "The inner template cannot name the outer parameter.",
        "Give one of them another name.",
        "template <class T> struct C { template <class T> void f(T); };",
        "template <class T> struct C { template <class U> void f(U); };",
    ),
    519: (
        "Only a template has arguments.",
        "Drop them.",
        "struct S {}; S<int> s;",
        "struct S {}; S s;",
    ),
    598: (
        "There is no value of type void.",
        "Use a type parameter.",
        "template <void V> struct C {};",
        "template <class V> struct C {};",
    ),
    605: (
        "Before C++20 a template parameter cannot be a floating-point value.",
        "Pass the value to a constructor.",
        "template <float V> struct C {};",
        "template <int V> struct C {};",
    ),
    725: (
        "Nothing in front of the place declares a namespace of this name.",
        "Check the name, or include the header that declares it.",
        "using namespace n;",
        "namespace n {} using namespace n;",
    ),
    728: (
        _NO_TYPE,
        "Name a member of the namespace.",
        "namespace n { int v; } int f() { return n; }",
        "namespace n { int v; } int f() { return n::v; }",
    ),
    730: (
        "A template parameter may stand for a class template.",
        "Pass the template without its arguments.",
        "template <template <class> class C> struct D {}; struct S {}; D<S> d;",
        "template <template <class> class C> struct D {}; template <class T> struct S {}; D<S> d;",
    ),
    738: (
        "In a class a using-declaration names members of a base class.",
        "Check the name of the class.",
        "struct D { using B::f; };",
        "struct B { void f(); }; struct D : B { using B::f; };",
    ),
    757: (
        _NO_TYPE,
        "Name a type.",
        "int v; const v w = 1;",
        "typedef int v; const v w = 1;",
    ),
    952: (
        "Before C++20 a template parameter cannot be an object of a class.",
        "Use a number, a pointer or a reference.",
        "struct S {}; template <S V> struct C {};",
        "template <int V> struct C {};",
    ),
    999: (
        "A template template parameter takes templates with the same parameters.",
        "Pass another template.",
        "template <template <class> class C> struct D {}; template <int N> struct S {}; D<S> d;",
        "template <template <class> class C> struct D {}; template <class T> struct S {}; D<S> d;",
    ),
    1018: (
        _NO_TYPE,
        "Name a class.",
        "namespace n { int b; } struct D : n::b {};",
        "namespace n { struct b {}; } struct D : n::b {};",
    ),
    1912: (
        "Behind a pack no argument of a class template is left for another parameter.",
        "Put the pack at the end.",
        "template <class... T, class U> struct C {};",
        "template <class U, class... T> struct C {};",
    ),
    2675: (
        "What a member of a template's instance is, type or value, is known with the arguments.",
        "Write typename in front of it.",
        "template <class T> struct C { using U = T; }; template <class T> void f() { const C<T>::U u = 1; }",
        "template <class T> struct C { using U = T; }; template <class T> void f() { const typename C<T>::U u = 1; }",
    ),
    2887: (
        _GUESSED,
        "Write the arguments.",
        "template <class T> struct C {}; void f() { C *p; }",
        "template <class T> struct C {}; void f() { C<int> *p; }",
    ),
    2958: (
        _GUESSED,
        "Write the arguments.",
        "template <class T> struct C { C(T, T); }; C c(1);",
        "template <class T> struct C { C(T, T); }; C c(1, 1);",
    ),
}
