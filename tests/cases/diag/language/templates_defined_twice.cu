// expect: 3369 error 6
// expect: 3369 error 8
// expect: 3369 error 11
// expect: 3369 error 13
template <typename T, int N> struct A { };
template <typename T> struct A { };
template <typename T> struct B { };
template <int T> struct B { };
template <typename T> struct C;
template <typename T> struct C { };
template <int T> struct C { };
template <typename T = int> struct D { };
template <typename T = int> struct D { };

