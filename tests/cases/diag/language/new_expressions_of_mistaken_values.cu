// expect: 20 error 28
// expect: 20 error 29
// expect: 20 error 30
// expect: 20 error 31
// expect: 20 error 32
// expect: 20 error 33
// expect: 79 error 34
// expect: 79 error 35
// expect: 79 error 36
// expect: 79 error 37
// expect: 20 error 38
// expect: 20 error 39
// expect: 20 error 40
// expect: 20 error 41
// expect: 20 error 42
// expect: 20 error 43
// expect: 20 error 43
// expect: 20 error 45
// expect: 20 error 45
// expect: 20 error 46
// expect: 20 error 47
// flags: --c++17
// The same behind types of all forms.
#include <memory>
#include <vector>
namespace n { struct S { S(int); S(int, int); int n; }; template <typename T> struct Q { Q(T); }; }
void f(n::S *q) {
    q = new n::S(undef1);
    q = new n::S(undef2, 1);
    auto r = new n::Q<int>(undef3);
    auto s = new n::Q(undef4);
    auto t = new (undef5) n::S(1);
    auto u = new n::S[undef6];
    auto v = new Undef7;
    auto w = new Undef8(3);
    auto x = new Undef9[3];
    auto y = new n::Undef10(1);
    auto z = new int[undef11][3];
    auto a = new std::vector<int>(undef12);
    auto c = new auto(undef14);
    auto d = new int(*undef15);
    auto e = new n::S(undef16());
    std::unique_ptr<n::S> p(new n::S(undef17)), o = std::unique_ptr<n::S>(new n::S(undef18));
}
struct M { int *m = new int(undef20); M() : k(new int[undef21]) {} int *k; };
int *glob = new int(undef22);
int *g2 = new int[undef23];
