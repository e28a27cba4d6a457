// Names that a scope hides: operators of a namespace behind those that a block declares, namespaces behind other entities
struct S { int v; };
namespace n {
struct T { int v; };
T operator-(T a, T b) { return a; }
T operator*(T a, int b) { return a; }
bool operator<(T, T) { return true; }
int inner;
}
S operator+(S a, S b) { return S{a.v + b.v}; }
S operator%(S, double);
int redeclared() { S operator+(S, S); S operator%(S, int); S a{1}, b{2}; n::T t{3}; return (a + b).v + (a % 1).v + (t - t).v; }
int used() { using n::operator*; S operator*(S, S); n::T t{2}; t = t * 3; S s{1}; return (s * s).v + (t < t); }
template <class X> int instance(X x) { S operator/(S, X); S s{1}; return (s / x).v; }
S operator/(S s, int) { return s; }
S operator*(S s, S) { return s; }
S operator%(S a, int) { return a; }
S operator%(S a, double b) { return a; }
struct Q { int v; Q operator<<(int) { return *this; } };
Q operator<<(Q q, Q) { return q; }
Q operator>>(Q q, int) { return q; }
int members() { Q operator<<(Q, Q); Q q{1}; auto w = [&] { Q operator>>(Q, int); return ((q << 1) << q) >> 1; }; return w().v; }
int nested() { S a{1}; { S operator%(S, int); a = a % 1; } return (a % 1.5).v; }
int uses() { return instance(2); }
int variable() { int n = 3; using namespace n; return inner + n; }
int type() { struct n {}; using namespace n; namespace m = n; return m::inner; }
struct W { int n; int f() { using namespace n; return inner + n; } };
template <class T> struct P { int n; int f() { namespace other = ::n; using namespace n; other::inner = 2; return inner + n; } };
namespace m { int n; using namespace n; int z = inner; namespace o = n; }
int w = P<int>().f() + m::o::inner;
