// c++17
enum Open { none = 0, in = 8, out = 16, bin = 4 };
constexpr Open operator|(Open a, Open b) { return Open(int(a) | int(b)); }
struct ios { typedef Open mode; static const mode in = Open(8); static const mode out = ::out; static constexpr mode 
bin = ::bin; };
typedef ios::mode M; enum class E { a, b }; using E2 = E; 
void f(ios::mode m); void g(Open m); void h(ios::mode m = ios::in | ios::bin); void h2(const ios::mode &m); void 
h3(E2 e);
struct P { int a, b; friend constexpr bool operator<(P x, P y) { return x.a < y.a; } friend constexpr P 
operator+(const P &x, const P &y) { return {x.a + y.a, x.b}; } constexpr int operator[](int i) const { return i; } 
constexpr int operator()(int i) const { return a + i; } constexpr P operator-() const { return {-a, b}; } };
void use() {
  f(ios::in); f(ios::in | ios::out); g(ios::in); g(ios::in | ios::bin | ios::out); h(); h2(ios::in); h2(ios::in | 
ios::out); h3(E::a);
  M m = ios::in; M m2 = ios::in | ios::out; Open o = ios::in; const M cm = ios::out; f(cm); E2 e = E::b; const E2 ce 
= E2::a; h3(ce); auto au = ce; f(M(8)); f((M)4); f(static_cast<ios::mode>(3)); f(M{}); f(M());
  constexpr P x{1, 2}, y{2, 3}; int i = x < y; i += x < y ? 1 : 2; i = x[3] + (x + y).a + x(4); P z = x + y; z = x + 
-y; constexpr P w = x + y + x; bool b = (x < y) && i; const int &r = x < y; bool c = !(x < y); double d = x[2];
  const bool k = x < y; switch (i) { case x[2]: break; case x(7): break; } int arr[x[4]]; if (x < y) i = 2;
  if (ios::in == ios::out) i = 1; if (m & ios::in) i = 2; int sh = ios::in << 2;
}
