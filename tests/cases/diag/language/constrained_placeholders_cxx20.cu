// flags: --c++20
// expect: 3125 error 15
// expect: 3125 error 15
// expect: 3125 error 15
// expect: 3125 error 15
// expect: 3125 error 16
// expect: 3125 error 16
// expect: 3125 error 16
// expect: 3125 error 16
// What is deduced satisfies the concept in front of auto.
template <typename T> concept Number = __is_same(T, int) || __is_same(T, double);
template <typename T, typename U> concept Same = __is_same(T, U);
template <typename T> concept Sized = requires(T t) { t.size(); };
struct P { int x; int size() const; };
Number auto n1 = "text"; Number auto n2 = 3; const Number auto n3 = P(); Number auto &n4 = n2; static Sized auto n5 = P{}; Sized auto n6 = 3; Same<int> auto n7 = 2.0; Same<int> auto n8 = 2;
void f(P p, int *q) { Number auto a = p; Number auto *b = q; Number auto *c = &p; const Number auto &d = p; Sized auto e = p; for (Number auto i = 0; i < 3; i++) { } for (Number auto j = 'c'; j < 3; j++) { } Number auto g = 1, h = 2; Same<P> auto k = p; auto l = p; decltype(auto) m = (p); if (Number auto o = p.size()) { } }
