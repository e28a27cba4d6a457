"""Lists, deduced types and structured bindings ([dcl.init.list], [dcl.spec.auto], [dcl.struct.bind])."""

from __future__ import annotations

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    310: (
        "A default argument is converted to the parameter.",
        "Write a value of its type.",
        'void f(int n = "3");',
        "void f(int n = 3);",
    ),
    1589: (
        "Elements of an array have a type that is written.",
        "Write the type of the elements.",
        "auto a[2] = {1, 2};",
        "int a[2] = {1, 2};",
    ),
    1594: (
        "All declarators of a declaration mean the same type by auto.",
        "Declare them one by one.",
        "auto a = 1, b = 2.0;",
        "auto a = 1, b = 2;",
    ),
    1598: (
        "The type of a member is needed before anything initializes it.",
        "Write the type.",
        "struct A { auto a = 1; };",
        "struct A { int a = 1; };",
    ),
    2334: (
        "A list behind = is a conversion.",
        "Name the class in front of the list.",
        "struct A { explicit A(int, int); }; A a = {1, 2};",
        "struct A { explicit A(int, int); }; A a{1, 2};",
    ),
    2344: (
        "A number is no list of lists.",
        "Drop the inner braces.",
        "int n = {{1}};",
        "int n = {1};",
    ),
    2543: (
        "The type is that of the initializer.",
        "Write an initializer, or the type.",
        "decltype(auto) a;",
        "decltype(auto) a = 1;",
    ),
    2544: (
        "A list has no type.",
        "Write auto.",
        "struct A { int b; }; decltype(auto) a = {1};",
        "decltype(auto) a = 1;",
    ),
    2547: (
        "A call needs the type of its result.",
        "Write the type, or return first.",
        "auto f(int n) { return n ? f(n - 1) : 0; }",
        "int f(int n) { return n ? f(n - 1) : 0; }",
    ),
    2663: (
        "auto a{x} has the type of x.",
        "Write one value, or =.",
        "auto a{1, 2};",
        "auto a{1};",
    ),
    2678: (
        "A list has no type.",
        "Write the result type.",
        "auto f() { return {1, 2}; }",
        "auto f() { return 1; }",
    ),
    2825: (
        "The type of a structured binding is auto.",
        "Write auto.",
        "struct A { int b, c; }; int f(A n) { int [b, c] = n; return b; }",
        "struct A { int b, c; }; int f(A n) { auto [b, c] = n; return b; }",
    ),
    2827: (
        "The names of a structured binding stand for parts of its initializer.",
        "Write an initializer.",
        "void f() { auto [b, c]; }",
        "struct A { int b, c; }; int f(A n) { auto [b, c] = n; return b; }",
    ),
    2828: (
        "A structured binding names members, or elements.",
        "Declare a plain variable.",
        "int f(int n) { auto [a, b] = n; return 0; }",
        "struct A { int b, c; }; int f(A n) { auto [a, b] = n; return a; }",
    ),
    2829: (
        "There is a name for each member or element.",
        "Leave out the last names.",
        "struct A { int b, c; }; int f(A a) { auto [b, c, d] = a; return 0; }",
        "struct A { int b, c; }; int f(A a) { auto [b, c] = a; return b; }",
    ),
    2830: (
        "There is a name for each member or element.",
        "Write a name for each.",
        "struct A { int b, c; }; int f(A a) { auto [b] = a; return 0; }",
        "struct A { int b, c; }; int f(A a) { auto [b, c] = a; return b; }",
    ),
    2845: (
        "Only public members have names elsewhere.",
        "Use a public member function.",
        "class A { int b; public: int c; }; int f(A a) { auto [b, c] = a; return 0; }",
        "class A { public: int b; int c; }; int f(A a) { auto [b, c] = a; return b; }",
    ),
    2954: (
        "A structured binding is a declaration of its own.",
        "Declare the other variable in a second declaration.",
        "struct A { int b, c; }; int f(A n) { auto [b, c] = n, d = 1; return b; }",
        "struct A { int b, c; }; int f(A n) { auto [b, c] = n; auto d = 1; return b + d; }",
    ),
    136: (
        "A designator names a member of the class.",
        "Name one of its data members.",
        "struct A { int x; }; A a{.y = 1};",
        "struct A { int x; }; A a{.x = 1};",
    ),
    1577: (
        "A designator names a data member.",
        "Name one of the data members.",
        "struct A { int x; void f(); }; A a{.f = 1};",
        "struct A { int x; void f(); }; A a{.x = 1};",
    ),
    2357: (
        "Only members of aggregates are designated.",
        "Call a constructor, or drop the designator.",
        "struct A { A(int); int x; }; A a{.x = 1};",
        "struct A { A(int); int x; }; A a{1};",
    ),
    2903: (
        "All items of a list have designators, or none has.",
        "Write a designator for each item.",
        "struct A { int x, y; }; A a{.x = 1, 2};",
        "struct A { int x, y; }; A a{.x = 1, .y = 2};",
    ),
    2904: (
        "Designators stand in the order of the members, in which these are initialised.",
        "Write them in that order.",
        "struct A { int x, y; }; A a{.y = 1, .x = 2};",
        "struct A { int x, y; }; A a{.x = 2, .y = 1};",
    ),
    2906: (
        "A member is initialised once.",
        "Drop one of the designators.",
        "struct A { int x, y; }; A a{.x = 1, .x = 2};",
        "struct A { int x, y; }; A a{.x = 1, .y = 2};",
    ),
}
