// expect: none
// What a dependent base declares is known by the using-declaration alone.
template<class T> struct Plain : T { using T::one; int f() { return one; } int g() { auto l = [this] { return one; }; return l(); } };
template<class T> struct Type : T { using typename T::Inner; Inner f() { return Inner(); } };
template<class... T> struct Pack : T... { using T::several...; int f() { return several; } };
template<class T, class U> struct List : T, U { using T::first, U::second; int f() { return first + second; } };
