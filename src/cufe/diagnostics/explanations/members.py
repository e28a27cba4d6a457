"""How members are declared ([class.mem], [class.virtual])."""

from __future__ import annotations

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    241: (
        "The members of a union share one place.",
        "Use a member.",
        "struct A {}; union B : A { int c; };",
        "struct A {}; union B { A a; int c; };",
    ),
    263: (
        "A class is a direct base of another one once.",
        "Name it once.",
        "struct A {}; struct B : A, A {};",
        "struct A {}; struct B : A {};",
    ),
    266: (
        "Several base classes have such a member.",
        "Name the class in front of it.",
        "struct A { int n; }; struct B { int n; }; struct C : A, B {}; int f(C c) { return c.n; }",
        "struct A { int n; }; struct B { int n; }; struct C : A, B {}; int f(C c) { return c.A::n; }",
    ),
    314: (
        "A virtual function is called for an object.",
        "Drop one of the two words.",
        "struct A { virtual static void f(); };",
        "struct A { virtual void f(); };",
    ),
    317: (
        "Who calls the virtual function expects its result.",
        "Return the same type, or a pointer to a derived class.",
        "struct A { virtual int f(); }; struct B : A { double f(); };",
        "struct A { virtual int f(); }; struct B : A { int f(); };",
    ),
    319: (
        "A pure function is overridden.",
        "Declare it virtual.",
        "struct A { void f() = 0; };",
        "struct A { virtual void f() = 0; };",
    ),
    320: (
        "A pure function has no value.",
        "Write = 0.",
        "struct A { virtual void f() = 1; };",
        "struct A { virtual void f() = 0; };",
    ),
    328: (
        "A member is stored with its object.",
        "Drop the word.",
        "struct A { extern int b; };",
        "struct A { int b; };",
    ),
    359: (
        "A member is initialized once.",
        "Drop one of them.",
        "struct A { A() : b(1), b(2) {} int b; };",
        "struct A { A() : b(1) {} int b; };",
    ),
    405: (
        "The name of a class is that of its constructors.",
        "Drop the return type, or rename the function.",
        "struct A { void A(int); };",
        "struct A { A(int); };",
    ),
    407: (
        "A destructor takes nothing.",
        "Drop the parameters.",
        "struct A { ~A(int); };",
        "struct A { ~A(); };",
    ),
    408: (
        "The argument would have to be copied.",
        "Take it by reference.",
        "struct A { A(A other); };",
        "struct A { A(const A &other); };",
    ),
    774: (
        "The virtual functions of a class are known with the class.",
        "Overload it instead.",
        "struct A { template <typename T> virtual void f(T); };",
        "struct A { virtual void f(int); };",
    ),
    822: (
        "An object is destroyed by the destructor of its class.",
        "Write the name of its class.",
        "struct A {}; struct B {}; void f(A &a) { a.~B(); }",
        "struct A {}; struct B {}; void f(A &a) { a.~A(); }",
    ),
    964: (
        "A destructor returns nothing.",
        "Drop the type.",
        "struct A { void ~A(); };",
        "struct A { ~A(); };",
    ),
    1592: (
        "There is one such member, and the class may be seen often.",
        "Declare it inline or const.",
        "struct A { static int b = 1; };",
        "struct A { inline static int b = 1; };",
    ),
    1667: (
        "A static function has no object.",
        "Drop const.",
        "struct A { static void f() const; };",
        "struct A { static void f(); };",
    ),
    2019: (
        "A class has pure functions for others to define.",
        "Define the function behind the class.",
        "struct A { virtual void f() = 0 {} };",
        "struct A { virtual void f() = 0; }; inline void A::f() {}",
    ),
    1774: (
        "Other functions have no default.",
        "Define it.",
        "struct A { void f() = default; };",
        "struct A { A() = default; };",
    ),
    2386: (
        "A member of each object is no constant of the program.",
        "Declare it static.",
        "struct A { constexpr int b = 1; };",
        "struct A { static constexpr int b = 1; };",
    ),
    2446: (
        "A constructor that leaves the initialisation to itself, or to one that leaves it to this one, never ends.",
        "Delegate to a constructor that initialises the members.",
        "struct A { int n; A(int m) : A(m) {} };",
        "struct A { int n; A(int m) : n(m) {} };",
    ),
    2447: (
        "The other constructor initializes all members.",
        "Assign in the body.",
        "struct A { A(); A(int n) : A(), b(n) {} int b; };",
        "struct A { A(); A(int n) : A() { b = n; } int b; };",
    ),
    2548: (
        "Callers do not know the body.",
        "Write the type.",
        "struct A { virtual auto f(); };",
        "struct A { virtual int f(); };",
    ),
    2614: (
        "Only virtual functions are overridden.",
        "Drop final.",
        "struct A { void f() final; };",
        "struct A { void f(); };",
    ),
    2884: (
        "A static function overrides nothing.",
        "Drop the word.",
        "struct A { static void f() override; };",
        "struct A { static void f(); };",
    ),
    3377: (
        "A union holds one of its members at a time and is no base class.",
        "Make it a member.",
        "union A { int n; }; struct B : A {};",
        "union A { int n; }; struct B { A a; };",
    ),
}
