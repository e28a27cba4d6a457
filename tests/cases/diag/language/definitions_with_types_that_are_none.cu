// expect: 442 error 34
// expect: 147 error 34
// expect: 441 error 35
// expect: 147 error 35
// expect: 443 error 36
// expect: 147 error 36
// expect: 79 error 37
// expect: 493 error 37
// expect: 442 error 38
// expect: 493 error 38
// expect: 441 error 39
// expect: 493 error 39
// expect: 441 error 40
// expect: 147 error 40
// expect: 443 error 41
// expect: 757 error 42
// expect: 147 error 42
// expect: 757 error 43
// expect: 147 error 43
// expect: 441 error 45
// expect: 147 error 45
// expect: 443 error 46
// expect: 147 error 46
// expect: 441 error 47
// expect: 147 error 47
// expect: 443 error 48
// expect: 147 error 48
// expect: 79 error 49
// expect: 442 error 50
// expect: 147 error 50
// Definitions out of class whose types are none define no member.
template <typename T> struct B { T x; };
template <typename T, int N> struct V { T v[N]; T dot(const V &o) const; static V zero(); void three(V, int); void two(int); void two(float); V(const V &); V(int, B<T>); B<T> b(); T c; static B<T> s; void val(int); };
template <typename T, int N> T V<T, N>::dot(const V<T> &o) const { return v[0]; }
template <typename T, int N> V V<T, N>::zero() { return V{}; }
template <typename T, int N> void V<T, N>::three(V<T, N, 3> a, int) { }
template <typename T, int N> void V<T, N>::two(V<3, N> a) { }
template <typename T, int N> V<T, N>::V(const V<T> &o) { }
template <typename T, int N> V<T, N>::V(int, B) { }
template <typename T, int N> B V<T, N>::b() { return B<T>(); }
template <typename T, int N> B<T, N> V<T, N>::s = 3;
template <typename T, int N> void V<T, N>::val(N x) { }
template <typename T, int N> void V<T, N>::val(int x, B<N> y) { }
struct P { B<int> a(B<int>); void b(int); P(B<int>); static B<int> s; };
B P::a(B<int> x) { return x; }
B<int, 3> P::a(B<int> x) { return x; }
B<int> P::a(B x) { return x; }
B<int> P::a(B<int, int> x) { return x; }
B<3> P::s = {};
void P::b(B<> x) { }
