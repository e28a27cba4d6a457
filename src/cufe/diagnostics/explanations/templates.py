"""Explanations of what is said of templates."""

from __future__ import annotations

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
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
    506: (
        "The head of a member's definition has the parameters of the class template.",
        "Drop the parameter that the template does not have.",
        "template <class T> struct A { void f(); }; template <class T, class U> void A<T>::f() {}",
        "template <class T> struct A { void f(); }; template <class T> void A<T>::f() {}",
    ),
    795: (
        "A member of one instance of a class template is defined as an explicit specialisation.",
        "Write template<> in front of it.",
        "template <class T> struct A { void f(); }; void A<int>::f() {}",
        "template <class T> struct A { void f(); }; template<> void A<int>::f() {}",
    ),
}
