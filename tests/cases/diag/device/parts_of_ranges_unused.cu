// expect: 20 error 36
// expect: 2829 error 37
// expect: 3357 warning 39
// expect-device: 177 warning 28
// expect-device: 177 warning 29
// expect-device: 177 warning 30
// expect-device: 177 warning 31
// expect-device: 177 warning 32
// expect-device: 177 warning 34
// expect-device: 20 error 36
// expect-device: 2829 error 37
// expect-device: 177 warning 37
// expect-device: 177 warning 38
// expect-device: 177 warning 38
// expect-device: 3357 warning 39
// Names of the parts of a range's elements, which a loop does not use.
namespace std { template <class T> struct tuple_size; template <unsigned long N, class T> struct tuple_element; }
struct Q { int x, y; };
struct Own { Own(const Own &); ~Own(); int x, y; };
struct Tup { int a; template <unsigned long N> int get() const { return N; } };
template <> struct std::tuple_size<Tup> { static constexpr unsigned long value = 2; };
template <unsigned long N> struct std::tuple_element<N, Tup> { typedef int type; };
template <class T> struct R { T q[3]; const T *begin() const { return q; } const T *end() const { return q + 3; } };
int plain(const R<Q> &c, const R<Own> &o, const R<Tup> &t, Q (&array)[3], int (&m)[2][2])
{
    int s = 0;
    for (auto [i, j] : c) { s += i; }
    for (const auto &[a, b] : c) {}
    for (auto [c1, c2] : c) s++;
    for (auto &[d, e] : array) s++;
    for (auto [f, g] : o) s++;
    for (const auto &[h, k] : o) s++;
    for (auto [l, n] : t) s++;
    for (auto &[p, q] : m) s++;
    for ([[maybe_unused]] auto [r, u] : c) s++;
    for (auto [v, w] : undefd) s++;
    for (auto [x, y, z] : c) s++;
    for (auto [x1, y1] : c) { int x2 = 3; for (auto [x3, y3] : c) s += y1; }
    for (auto [v2, w2] : c) { auto l = [&] { return v2; }; l(); }
    return s;
}
template <class T> int tmpl(const R<T> &c) { int s = 0; for (auto [a9, b9] : c) s++; return s; }
int use(const R<Q> &c) { return tmpl(c); }
