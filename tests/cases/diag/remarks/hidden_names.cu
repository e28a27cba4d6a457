// expect: 2349 warning 125
// expect: 2349 warning 127
// expect: 2349 warning 132
// expect: 1348 warning 134
// expect: 1348 warning 135
// expect: 1348 warning 136
// expect: 1348 warning 137
// expect: 1348 warning 138
// expect: 2349 warning 139
// expect: 2349 warning 140
// expect: 1348 warning 140
// expect: 1348 warning 140
// expect: 2349 warning 143
// expect: 2349 warning 144
// expect: 2349 warning 144
// expect: 2349 warning 145
// expect: 2349 warning 145
// expect: 2349 warning 146
// expect: 2349 warning 150
// expect: 2349 warning 150
// expect: 2349 warning 151
// expect: 2349 warning 151
// expect: 2349 warning 152
// expect: 2349 warning 153
// expect: 2349 warning 153
// expect: 2349 warning 153
// expect: 2349 warning 154
// expect: 2349 warning 155
// expect: 2349 warning 155
// expect: 2349 warning 155
// expect: 1348 warning 155
// expect: 2349 warning 156
// expect: 2349 warning 157
// expect: 1348 warning 157
// expect: 2349 warning 158
// expect: 2349 warning 160
// expect: 2349 warning 160
// expect: 2349 warning 160
// expect: 1348 warning 161
// expect: 2349 warning 161
// expect: 2349 warning 161
// expect: 1348 warning 161
// expect: 1348 warning 161
// expect: 1348 warning 162
// expect: 2349 warning 162
// expect: 1348 warning 163
// expect: 1348 warning 163
// expect: 1348 warning 163
// expect: 2349 warning 163
// expect: 2349 warning 164
// expect: 2349 warning 167
// expect: 2349 warning 167
// expect: 2349 warning 168
// expect: 2349 warning 169
// expect: 2349 warning 169
// expect: 2349 warning 170
// expect: 2349 warning 170
// expect: 2349 warning 171
// expect: 2349 warning 171
// expect: 2349 warning 173
// expect: 1348 warning 173
// expect: 1348 warning 174
// expect: 1348 warning 174
// expect: 1348 warning 174
// expect: 2349 warning 174
// expect: 2349 warning 174
// expect: 2349 warning 174
// expect: 2349 warning 175
// expect: 2349 warning 175
// expect: 2349 warning 176
// expect: 2349 warning 177
// expect: 2349 warning 177
// expect: 549 warning 177
// expect: 2349 warning 178
// expect: 2349 warning 180
// expect: 2349 warning 180
// expect: 2349 warning 180
// expect: 2349 warning 181
// expect: 2349 warning 182
// expect: 1348 warning 183
// expect: 2349 warning 183
// expect: 2349 warning 183
// expect: 1348 warning 184
// expect: 2349 warning 184
// expect: 2349 warning 186
// expect: 2349 warning 186
// expect: 2349 warning 186
// expect: 1348 warning 187
// expect: 1348 warning 187
// expect: 2349 warning 188
// expect: 2349 warning 188
// expect: 2349 warning 188
// expect: 2349 warning 189
// expect: 2349 warning 190
// expect: 2349 warning 190
// expect: 1348 warning 191
// expect: 1348 warning 191
// expect: 2349 warning 192
// expect: 2349 warning 192
// expect: 2349 warning 192
// expect: 2349 warning 192
// expect: 2349 warning 193
// expect: 2349 warning 193
// expect: 2349 warning 194
// expect: 2349 warning 194
// expect: 2349 warning 195
// expect: 2349 warning 196
// expect: 2349 warning 196
// expect: 2349 warning 196
// expect: 2349 warning 197
// expect: 2349 warning 197
// expect: 2349 warning 197
// expect: 2349 warning 197
// expect: 2349 warning 198
// expect: 2349 warning 198
// expect: 2349 warning 198
// expect: 2349 warning 198
// expect: 2349 warning 199
// expect: 2349 warning 199
// flags: --c++20 --no-header --diag_warning=1348,2349
int g; extern int eg; static int sg; const int cg = 1; constexpr int kg = 2;
void fn(); struct Cls {}; enum En { e1, e2 }; typedef int TD; namespace ns { int in_ns; } using namespace ns; int n2;
template <class T> T vt = T(); template <class T> struct CT {}; template <class T> void ft(T);
enum class Sc { s1 };
void a1(int g) {}
void a1b(int g);
void a2() { int g = 0; (void)g; }
void a3() { int fn = 0; (void)fn; }
void a4() { int Cls = 0; (void)Cls; }
void a5() { int e1 = 0; (void)e1; }
void a6() { int TD = 0; (void)TD; }
void a7() { int in_ns = 0; (void)in_ns; }
void a8() { int vt = 0; int CT = 1; int ft = 2; (void)vt; }
void b1(int p) { { int p = 0; (void)p; } }
void b2() { int l = 0; { int l = 1; (void)l; } (void)l; }
void b3() { int l = 0; for (int l = 0; l < 3; ++l) {} (void)l; }
void b4() { int l = 0; auto f = [](int l) { return l; }; f(l); }
void b5() { int l = 0; auto f = [l](int x) { int l = x; return l; }; f(l); }
void b6() { int l = 0; struct L { int l; void m(int l) {} }; (void)l; }
void b8() { int g = 0; { int g = 1; { int g = 2; (void)g; } (void)g; } (void)g; }
void b9() { typedef int g; using sg = int; struct eg {}; enum { cg }; }
struct M { int m; static int sm; void mf(); typedef int mt; enum { me };
  M(int m) : m(m) {}
  void x(int m, int sm) { int mf = 0; int mt = 0; int me = 1; (void)mf; }
  static void y(int m) { int sm = 0; (void)sm; }
  void z(int g) { int g2 = 0; }
  void decl(int m);
  void out(int m);
};
void M::out(int m) { int sm = 0; (void)sm; }
struct D : M { D() : M(1) {} void q(int m) { int sm = 0; (void)sm; } int m; int g; };
struct E1 { int g; void r() { int g = 0; (void)g; } };
namespace inner { int g; void cc(int g) {} void dd(int in_ns, int n2) {} }
namespace { int an; } void ee(int an) {}
template <class T> void tt(int g, T n2) { int in_ns = 0; { int g = 0; } }
template <int g> struct TP { int n2; void m(int n2) {} };
template <class T> struct TD2 { T m; void f(T m) { int k; { int k; } } void o(T m); };
template <class T> void TD2<T>::o(T m) { }
template <class T> struct TD3 : TD2<T> { void f(T m) {} };
void lam() { auto f = [](auto g) { int n2 = 0; return g; }; f(1); auto h = [](int g) {}; }
struct Pr { int u, v; }; void sb() { int a = 0; { auto [a, b] = Pr(); (void)a; } auto [g, n2] = Pr(); { int g = 0; auto [n2, o] = Pr(); } }
void try1() { int e = 0; try { } catch (int e) { } try {} catch (int g) {} }
void cond() { int c = 0; if (int c = 1) {} while (int c = 0) {} switch (int c = 1) { default: ; } if (int g = 0; g) {} }
void lbl(int g, int Cls) { g: ; goto g; }
void sz(int g = 1, int (*n2)(int g) = nullptr);
int (*fp)(int g); using FT = void(int g); void noname(int) { }
struct Ctor { int v; explicit Ctor(int v) : v(v) {} Ctor(int v, int w); }; Ctor::Ctor(int v, int w) : v(v) {}
union Un { int ua; void f(int ua) {} };
struct An { union { int aa; float ab; }; struct { int ac; }; void f(int aa) { int ac; } };
struct Ne { int no; struct In { int q; void f(int no) { int q; } }; };
struct Fr { int fm; friend void frf(int fm) { int g; } };
int h; int f0(); struct R { int *begin(); int *end(); };
void i1() { int x = 0; auto f = [x = 1]() { return x; }; auto f2 = [g = 2] { return g; }; auto f3 = [x](int h) mutable { int x; return h; }; }
void i2(R r) { int e = 0; for (auto e : r) {} for (auto &g : r) {} }
void i3() try { int x; } catch (int g) { int h; }
int (*i4(int g))(int h) { return 0; }
auto i5(int g) -> decltype(g) { int h; return h; }
void i6(void (*cb)(int g), int (&arr)[3], int h) { }
template <class g> void i7(g x) { g y; } template <int h> void i8() { }
struct Bb { int bm; protected: static int bs; private: int bp; }; struct C1 : Bb { void m(int bm, int bs, int bp) { } };
struct C2 : private Bb { void m(int bm) {} };
extern "C" { int ec; void iec(int ec) {} }
void i12() { static int s; { static int s; } static int g; thread_local int h = 0; }
void i13(int a) { struct L { void m(int a, int g) { int a2; } }; }
void i14() { enum { g }; typedef int h; { int g; int h; } }
template <class T> struct TT { static T ts; T tm; struct In { T tn; void a(T tm, T ts, T tn) {} }; };
void i15() { auto l = [](auto x) { int x2; { auto x2 = [](int x2) {}; } }; l(1); l(2.0); }
template <class T> int i16(T g) { int h = 1; return h; } int i16u = i16(1); constexpr int i17(auto g) { return 1; } 
template <class T> constexpr int i18(T g) { return 1; } constexpr int i18u = i18(1) + i18('c'); template int i16<char>(char);
template <class T> struct TQ { T m; int f(T m) { return 0; } constexpr int k(T m) const { return 1; } }; template struct TQ<int>; constexpr int tqk = TQ<char>{}.k('a');
void i21() { { int k; } int k; } void i22() { int a = ({ int a = 1; a; }); int b = [] { int b; return 1; }(); }
bool operator==(R g, R h) { return true; } struct Oo { int o; Oo(const Oo &o); operator int() { int o; return 1; } Oo &operator=(const Oo &o) { return *this; } };
__attribute__((global)) void kk(int g) { int h; }
__attribute__((device)) void dd(int g) { int h; } 
int warpSize; void i23(int warpSize) {}
static void unusedf(int g) {} struct { int anon1; void f(int anon1) {} } anonv; typedef struct { int an2; void f(int an2) {} } AnT;
class K { int h_; public: void set(int h_) { this->h_ = h_; } friend struct KK; }; struct Dep { template <class T> void m(T g, int h) {} int h2; template <class T> Dep(T h2) {} };
void (*pf)(int g) = [](int g) {}; int init = [](int g) { return g; }(1); struct DM { int dm = [](int dm) { return dm; }(1); int da(int dm = [](int g) { return g; }(1)); };
void i24() { extern int ext; { int ext; } int f0; extern int g; { int g; } }
