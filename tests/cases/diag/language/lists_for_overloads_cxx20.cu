// expect: 304 error 34
// flags: --c++20
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>
#include <optional>
struct Str { Str(const char *); };
struct P { int x; float y; bool b; unsigned char c; };
struct Q { P p; std::string s; long l[2]; };
enum E { e1, e2 }; enum class EC : unsigned char { a, b };
struct R { E e; EC c; const char *s; double d; std::size_t n; };
constexpr int kk = 3; const int kc = 200; constexpr double dd = 2.5; constexpr long ll = 5;
constexpr int fn(int i) { return i * 2; }
template <int N> struct TT { static constexpr int value = N; };
void f(P); void f(Str);
void g(const P &); void g(P &&);
void h(Q); void h(int, int);
void r(const R &); void r(Str);
void a(const float (&)[3]); void a(Str);
void b(const unsigned char (&)[2]); void b(Str);
void c(const float &); void c(Str);
void u(const unsigned &); void u(unsigned &&);
template <class T> void t(T, P); template <class T> void v(const std::vector<T> &, const float &);
template <int N> void dep() { f({N, 1.0f, true, 3}); u({N}); g({TT<N>::value, 2, false, 'c'}); }
void all(std::vector<P> ps, std::vector<Q> qs, std::vector<float> fs, std::map<int, P> m, std::vector<std::pair<int, unsigned char>> pr, std::vector<unsigned char> uc, std::vector<bool> vb, std::vector<std::size_t> sz, int i, float fl, char ch)
{
    f({1, 2, true, 200}); f({kk, 2.5, 1, kc}); f({fn(3), kk, e1, sizeof(int)}); f({i, fl, i > 3, (unsigned char)i}); f({'a', 1.0 / 3, 0, 'x'}); f({.x = 3, .y = 2.5, .b = true, .c = 7}); f({}); f({i});
    f({ch, (float)dd, !i, ll}); f({TT<4>::value, TT<5>::value, TT<1>::value, TT<6>::value});
    g({1, 2, true, 200}); g({i, fl, false, 0}); g({static_cast<int>(fl), 0, 0, 0});
    h({{1, 2}, "s", {1, 2}}); h({{i, fl}, std::string("a"), {i, ll}}); h({1, 2.5f, true, 4, "s", 1, 2});
    r({e1, EC::a, "x", 3, 4}); r({e2, EC::b, nullptr, i, 10}); r({E(1), EC(1), "a", fl, sizeof(i)}); 
    a({1, 2.5, 3}); a({fl, 1, kk}); b({1, 255}); b({'a', kc}); c({1}); c({2.5}); c({fl}); c({kk}); c({dd}); u({1}); u({5u}); u({kk}); u({sizeof(int)});
    t(1, {1, 2, true, 200}); t(1, {i, fl}); v(std::vector<int>(), {1});
    ps.push_back({1, 2, true, 3}); ps.push_back({i, fl}); ps.insert(ps.begin(), {1, 2.5, 0, 1}); ps.insert(ps.begin(), {{1, 2}, {3, 4}}); ps.assign({{1, 2}, {i, fl}});
    qs.push_back({{1, 2}, "a", {1}}); fs.push_back({1}); fs.push_back({2.5}); fs.insert(fs.end(), {1, 2, 3}); m.insert({1, {2, 3}}); m.insert({{1, {2, 3}}, {2, {}}}); m[3] = {1, 2}; m.insert({i, P{}});
    pr.push_back({1, 2}); pr.push_back({i, kc}); pr.push_back({i, i}); uc.push_back({1}); uc.push_back({'c'}); vb.push_back({true}); vb.push_back({1}); sz.push_back({3}); sz.push_back({sizeof(int)});
    std::set<std::tuple<int, float>> s; s.insert({1, 2.5}); s.insert({i, i}); std::optional<P> o; o = {1, 2}; o.emplace(P{1, 2});
    dep<3>(); std::max({1, 2}); std::min({1.5, 2.5, 3.0});
}
