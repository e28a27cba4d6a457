"""Casts, steps, and how operator functions are declared ([expr.cast], [over.oper])."""

from __future__ import annotations

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    71: (
        "A bit field has no bytes of its own.",
        "Ask for the size of its type.",
        "struct A { int b : 3; }; int f(A a) { return sizeof(a.b); }",
        "struct A { int b : 3; }; int f(A a) { return sizeof(int); }",
    ),
    119: (
        "reinterpret_cast makes no objects.",
        "Convert the value.",
        "struct A { int b; }; A f(long n) { return reinterpret_cast<A>(n); }",
        "struct A { int b; }; A f(long n) { return A{int(n)}; }",
    ),
    126: (
        "A reference refers to an object.",
        "Name a variable.",
        "int f() { return static_cast<int &>(3); }",
        "int f(int a) { return static_cast<int &>(a); }",
    ),
    341: (
        "Assignments, calls, subscripts and -> are members.",
        "Declare it in the class.",
        "struct A {}; A &operator=(A &a, int);",
        "struct A { A &operator=(int); };",
    ),
    342: (
        "An operator takes an object.",
        "Drop static, or declare it outside of the class.",
        "struct A { static A operator-(A); };",
        "struct A { A operator-(A); };",
    ),
    343: (
        "A conversion takes the object alone.",
        "Drop the parameters.",
        "struct A { operator int(int); };",
        "struct A { operator int(); };",
    ),
    344: (
        "The object of a member is an operand, too.",
        "Drop a parameter, or declare it outside of the class.",
        "struct A { A operator+(A, A); };",
        "struct A { A operator+(A); };",
    ),
    345: (
        "Outside of classes each operand is a parameter.",
        "Add a parameter.",
        "struct A {}; A operator%(A);",
        "struct A {}; A operator%(A, A);",
    ),
    347: (
        "An operator has all of its operands.",
        "Drop the default argument.",
        "struct A { A operator+(int b = 1); };",
        "struct A { A operator+(int b); };",
    ),
    351: (
        "It is asked for a number of bytes.",
        "Take std::size_t.",
        "void *operator new(int);",
        "void *operator new(unsigned long, int);",
    ),
    354: (
        "It is given an address.",
        "Take void *.",
        "void operator delete(int *);",
        "void operator delete(void *, int) noexcept;",
    ),
    429: (
        "An array has no negative number of elements.",
        "Write a number from zero on.",
        "int *f() { return new int[-3]; }",
        "int *f() { return new int[3]; }",
    ),
    436: (
        "A conversion takes an object of the class.",
        "Declare it in the class, without static.",
        "struct A { static operator int(); };",
        "struct A { operator int(); };",
    ),
    500: (
        "int tells the postfix operator from the prefix one.",
        "Take int.",
        "struct A { A operator++(float); };",
        "struct A { A operator++(int); };",
    ),
    511: (
        "Enumerators are not counted through.",
        "Convert to the underlying type, or write the operator.",
        "enum A { b, c }; void f(A a) { ++a; }",
        "enum A { b, c }; void f(A a) { a = A(a + 1); }",
    ),
    559: (
        "An operator has a fixed number of operands.",
        "Drop the ellipsis.",
        "struct A { A operator<(...); };",
        "struct A { A operator<(A); };",
    ),
    695: (
        "dynamic_cast asks for the class of an object.",
        "Cast to a pointer or reference.",
        "struct A { virtual ~A(); }; struct B : A {}; void f(A &a) { dynamic_cast<B>(a); }",
        "struct A { virtual ~A(); }; struct B : A {}; void f(A &a) { dynamic_cast<B &>(a); }",
    ),
    696: (
        "dynamic_cast makes a pointer of a pointer.",
        "Take the address.",
        "struct A { virtual ~A(); }; struct B : A {}; void f(A &a) { (void)dynamic_cast<B *>(a); }",
        "struct A { virtual ~A(); }; struct B : A {}; void f(A &a) { (void)dynamic_cast<B *>(&a); }",
    ),
    697: (
        "dynamic_cast asks for the class of an object.",
        "Name the object.",
        "struct A { virtual ~A(); }; void f(int n) { (void)dynamic_cast<A &>(n); }",
        "struct A { virtual ~A(); }; void f(A &n) { (void)dynamic_cast<A &>(n); }",
    ),
    708: (
        "C++17 has no such increment.",
        "Assign true.",
        "void f(bool b) { b++; }",
        "void f(bool b) { b = true; }",
    ),
    709: (
        "true and false are not counted down.",
        "Assign the value.",
        "void f(bool b) { b--; }",
        "void f(bool b) { b = !b; }",
    ),
    767: (
        "An address has 64 bits.",
        "Use std::uintptr_t.",
        "int f(void *p) { return (int)(unsigned)p; }",
        "unsigned long f(void *p) { return (unsigned long)p; }",
    ),
    898: (
        "The operators of built-in types mean what they mean.",
        "Take an object of a class, or name the function.",
        "int operator+(int a, int b);",
        "struct A {}; int operator+(A a, int b);",
    ),
    2338: (
        "A list is assigned, not computed with.",
        "Write the value.",
        "void f(int n) { n += {1}; }",
        "void f(int n) { n += 1; }",
    ),
}
