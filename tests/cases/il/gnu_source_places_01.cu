// c++17
int line(int l = __builtin_LINE(), const char *g = __builtin_FUNCTION()) { return l + g[0]; }
struct S { int l = __builtin_LINE(); const char *g = __builtin_FUNCTION(); S() {} S(int, int k = __builtin_LINE()) : l(k) {} };
namespace n { struct Q { int m() { const char *f = __builtin_FUNCTION(); return line(
   3) + __builtin_LINE(); } operator int() { line(); return __builtin_LINE(); } ~Q() { line(); } Q() { line(); } }; }
template <class T> int tt(T t) { line(); const char *f = __builtin_FUNCTION(); return __builtin_LINE(); }
struct Agg { int a; int b = __builtin_LINE(); int c = line(); };
constexpr int cl(int l = __builtin_LINE()) { return l; }
constexpr const char *cf(const char *l = __builtin_FUNCTION()) { return l; }
constexpr char first(const char *s = __builtin_FILE()) { return *s; }
int whole(int a = cl() + 1, int b = __builtin_LINE() + 2, long c = __builtin_LINE(), bool d = __builtin_LINE(), char q = *__builtin_FUNCTION()) { return a; }
struct K { int x = __builtin_LINE(); int y = cl(); K(int) {} K(char, int z = cl()) {} K(long); };
K::K(long) : x(__builtin_LINE()) {}
struct D : K { D() : K('c') {} };
int use(const char *p) {
  int a = __builtin_LINE
    ();
  const char *f = __builtin_FUNCTION();
  long b = __builtin_LINE() + a;
  line(); line(1); line(1, "x"); whole(
  );
  S s; S s2(1), *s3 = new S(2); tt(4); auto l = [m = __builtin_LINE()] { line(); return __builtin_FUNCTION(); }; l();
  Agg ag{1}; Agg ag2 = {1, 2}; K k('c'); D d;
  constexpr int k1 = cl(); int k2 = cl();
  const char *fn = cf();
  switch (a) { case __builtin_LINE(): break; }
  f = cf(__builtin_FUNCTION()); static int st = __builtin_LINE(); 
  auto gl = [](auto x) { line(); return __builtin_LINE() + x; }; gl(3);
  for (int i = __builtin_LINE(); i < cl(); i += line()) ;
  return cl() + __builtin_FUNCTION()[1];
}
