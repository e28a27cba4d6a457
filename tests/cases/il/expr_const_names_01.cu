// c++17
struct A { int e[3]; constexpr const int &at(int i) const { return e[i]; } constexpr int &at(int i) { return e[i]; } constexpr const int *p() const { return e; } };
static constexpr A ca{{1, 2, 3}}; A ga{{1, 2, 3}}; int g; const int cg = 4; constexpr int &gr() { return g; } constexpr const int &cr() { return cg; } constexpr int &id(int &i) { return i; } constexpr const int &cid(const int &i) { return i; } constexpr int *ptr() { return &g; }
constexpr A &self(A &a) { return a; } constexpr const A &cself(const A &a) { return a; } template <class T> constexpr const T &mx(const T &a, const T &b) { return a < b ? b : a; } template <class T> constexpr T &&fw(T &t) { return static_cast<T &&>(t); }
int use(A *q) { int loc = 1; constexpr A la{{1, 2, 3}}; gr() = 3; int x = gr() + cr() + id(g) + cid(cg) + id(loc) + cid(3) + *ptr(); const int &r = ca.at(1); int v = ca.at(2); ga.at(1) = 4; int w = ga.at(0) + la.at(1) + q->at(1); int &rr = ga.at(2); self(ga).e[0] = 1; cself(ca).at(1); x += cself(ca).at(2) + mx(cg, 3) + mx(g, loc) + mx(cg, cg); const int &m = mx(cg, cg); fw(ga); auto &&a = self(ga); return v + w + *ca.p() + ca.p()[1] + ca.at(0) * 2; }
namespace named {
typedef struct Op *Handle; typedef Handle H2; struct Op; void f(struct Op *); void g(Handle); void h(H2); void k(const struct Op *); void v(void *); typedef unsigned long ul; void u(unsigned long); void w(ul); Op *gp; Handle gh; typedef int I; void i(int); void i2(I);
void use() { f((Handle)2); f(((Handle)2)); g((Op *)3); g((H2)3); h((Handle)2); k((Handle)2); v((Handle)2); u((ul)3); w(3ul); gp = (Handle)4; gh = (Op *)4; Op *l = (Handle)5; Handle m = (Op *)5; f(gh); if (gp == (Handle)2) return; if (gh != (Handle)2) return; if (gh == (Op *)2) return; i((I)3); i2(int(3)); f((Handle)0); f((Handle)nullptr); Handle z[] = {(Op *)1, (Handle)2}; auto q = true ? (Handle)1 : gp; static Op *s = (Handle)6; if (gh == nullptr) return; if ((Handle)2 > gh) return; }
}  // namespace named
namespace evaluated {
typedef signed char sc; using uc = unsigned char;
struct B { uc v; }; struct D { sc v = 3; uc w{4}; };
struct E : B { uc z; };
struct N { constexpr N(uc q) : b{q}, d{}, a{1, q} {} B b; D d; uc a[2]; };
constexpr B mk() { return {5}; } constexpr B mk2() { B b{}; b.v = 3; return b; }
constexpr D mkd() { return D{}; } constexpr D mkd2() { D d; return d; }
template <class T> struct Pair { T a; uc b; };
constexpr Pair<sc> mkp(int i) { return Pair<sc>{sc(i), uc(i)}; }
union U { sc a; int b; };
constexpr U mku() { return {3}; }
struct M { B x[2]; constexpr M() : x{{1}, {2}} {} };
void use() {
  constexpr B b1 = mk(), b2 = mk2(); constexpr D d1 = mkd(), d2 = mkd2(), d3, d4{}, d5{7}; B b3 = mk(); static D d6;
  constexpr E e{{1}, 2}; constexpr N n(3); constexpr Pair<sc> p1 = mkp(2), p2{1, 2}; constexpr U u1 = mku(), u2{4}; U u3 = {5};
  constexpr M m; constexpr B arr[] = {mk(), {3}}; constexpr B b4 = b1; B b5 = b1; B b6 = arr[1];
  constexpr auto l = [](sc q) { return q; }; constexpr sc r = l(3); uc z = l(4);
}
}  // namespace evaluated
