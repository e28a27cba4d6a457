// c++17
template<class T> struct S { int m() { return 1; } int n(); static int v; };
template<> int S<int>::m() { return 2L + 1; }
template<> int S<int>::n() { return 3; }
int f() { S<int> s; S<char> t; return s.m() + s.n() + t.m(); }
