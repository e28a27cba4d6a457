"""Explanations of what is said of templates."""

from __future__ import annotations

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    438: (
        "A concept alone is no type.",
        "Write auto behind it.",
        "template <typename T> concept C = true; void f() { C c = 1; }",
        "template <typename T> concept C = true; void f() { C auto c = 1; }",
    ),
    457: (
        "What is defined outside of its class is a function or a static data member.",
        "Initialise the member in the class or in a constructor.",
        "template <class T> struct A { T item; }; template <class T> T A<T>::item = 0;",
        "template <class T> struct A { static T item; }; template <class T> T A<T>::item = 0;",
    ),
    498: (
        "The class in front of a member's name has the parameters of the template as its arguments, in their order.",
        "Name each parameter once, as in the head.",
        "template <class T, class U> struct A { void f(); }; template <class T, class U> void A<U, T>::f() {}",
        "template <class T, class U> struct A { void f(); }; template <class T, class U> void A<T, U>::f() {}",
    ),
    505: (
        "All declarations of a template have the same parameters.",
        "Declare as many as the first declaration.",
        "template <class T, class U> struct A; template <class T> struct A;",
        "template <class T, class U> struct A; template <class T, class U> struct A;",
    ),
    506: (
        "The head of a member's definition has the parameters of the class template.",
        "Drop the parameter that the template does not have.",
        "template <class T> struct A { void f(); }; template <class T, class U> void A<T>::f() {}",
        "template <class T> struct A { void f(); }; template <class T> void A<T>::f() {}",
    ),
    508: (
        "The name of a class template is that of the class in it.",
        "Rename the parameter.",
        "template <class T> struct T {};",
        "template <class T> struct A {};",
    ),
    1823: (
        "Only a deduction guide has its result behind the arrow without auto, and it is named as a class template.",
        "Declare the class template, or write auto.",
        "A(int) -> B<int>;",
        "template <typename T> struct A {}; A(int) -> A<int>;",
    ),
    1914: (
        "A pack of parameters may be empty, so it needs no default.",
        "Drop the default.",
        "template <class... T = int> struct A {};",
        "template <class... T> struct A {};",
    ),
    1920: (
        "What stands in front of an ellipsis names the packs that it expands.",
        "Drop the ellipsis, or make the parameter a pack.",
        "template <typename T> void f(T... t) {}",
        "template <typename... T> void f(T... t) {}",
    ),
    2013: (
        "sizeof... counts the elements of a pack.",
        "Name a pack, or use sizeof.",
        "template <class T> int f(T) { return sizeof...(T); } int v = f(1);",
        "template <class... T> int f(T...) { return sizeof...(T); }",
    ),
    795: (
        "A member of one instance of a class template is defined as an explicit specialisation.",
        "Write template<> in front of it.",
        "template <class T> struct A { void f(); }; void A<int>::f() {}",
        "template <class T> struct A { void f(); }; template<> void A<int>::f() {}",
    ),
    802: (
        "The default arguments of a function template stand in its first declaration.",
        "Move the default argument there.",
        "template <class T> void f(T t, int n); template <class T> void f(T t, int n = 1);",
        "template <class T> void f(T t, int n = 1);",
    ),
    834: (
        "The arguments of a partial specialisation hang on its parameters.",
        "Use the parameters, or write template<>.",
        "template <class T> struct A; template <class T> struct A<int> {};",
        "template <class T> struct A; template <class T> struct A<T *> {};",
    ),
    842: (
        "The parameters of a partial specialisation are deduced from its arguments.",
        "Drop the parameter, or use it among the arguments.",
        "template <class T> struct A; template <class T, class U> struct A<T *> {};",
        "template <class T> struct A; template <class T, class U> struct A<T (*)(U)> {};",
    ),
    2638: (
        "All declarations of an alias template are for one type.",
        "Make them agree, or choose another name.",
        "template <class T> using A = T *; template <class T> using A = T &;",
        "template <class T> using A = T *; template <class T> using A = T *;",
    ),
    2859: (
        "Of an empty pack only &&, || and the comma have a value.",
        "Give the fold expression a first value.",
        "template <typename... T> auto f(T... t) { return (t + ...); } int n = f();",
        "template <typename... T> auto f(T... t) { return (t + ... + 0); } int n = f();",
    ),
    2890: (
        "A deduction guide tells the arguments of its own class template.",
        "Name an instance of the class template.",
        "struct B {}; template <typename T> struct A {}; A(int) -> B;",
        "template <typename T> struct A {}; A(int) -> A<int>;",
    ),
    3040: (
        "What a concept demands is true or false.",
        "Compare the value.",
        "template <typename T> concept C = 3;",
        "template <typename T> concept C = sizeof(T) > 3;",
    ),
    3045: (
        "Concepts are defined in namespaces.",
        "Move the definition out of the class.",
        "struct S { template <typename T> concept C = true; };",
        "template <typename T> concept C = true; struct S {};",
    ),
    3044: (
        "The arguments of a template satisfy its constraints.",
        "Choose other arguments.",
        "template <class T> requires (sizeof(T) > 1) struct A {}; A<char> a;",
        "template <class T> requires (sizeof(T) > 1) struct A {}; A<int> a;",
    ),
    3125: (
        "What is deduced for a constrained placeholder satisfies the concept.",
        "Use a value of another type, or auto alone.",
        "template <class T> concept C = sizeof(T) > 1; C auto x = 'c';",
        "template <class T> concept C = sizeof(T) > 1; C auto x = 1;",
    ),
}
