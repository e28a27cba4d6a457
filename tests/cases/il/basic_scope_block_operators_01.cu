// c++17
namespace a { struct S { int i; }; S operator""_s(unsigned long long i) { return S{int(i)}; } S operator""_s(const char *p, unsigned long n) { return S{int(n)}; } }
namespace b { struct T { int i; }; namespace ops { T operator+(T l, T r) { return {l.i + r.i}; } T operator-(T t) { return t; } bool operator,(T, T) { return true; } T operator<<(T t, int) { return t; } } }
int literals() { using a::operator""_s; return (3_s).i + (4_s).i + "abc"_s.i; }
int uses(b::T x) { using b::ops::operator+; using b::ops::operator-, b::ops::operator<<; return (x + x).i + (-x).i + (x << 1).i; }
int comma(b::T x) { using b::ops::operator,; return (x, x); }
