// c++17
namespace gpu { void check(int c, const char *w, int l = 0); int two(int); int two(double); struct Cls { Cls(int); Cls(const Cls &); ~Cls(); }; void cls(Cls); void cref(const Cls &); void cptr(const int *); template <class T> void tem(T); long ret(unsigned char c, double d); int &lref(int &); int none(); void var(const char *, ...); }
struct M { void mem(int); static long st(double); void over(int); void over(char); void operator()(short); int operator[](long); };
int freef(long);
template <class T> void run(T t, M m) {
  gpu::check(t.f(), "what"); ::gpu::check(t, "x", 3); gpu::two(t); gpu::cls(t); gpu::cref(t); gpu::cptr(t); gpu::tem(t); gpu::ret(t, t.x); gpu::lref(t); gpu::var("a", t);
  int a = gpu::ret(t, 1); auto b = gpu::ret(t, 2); m.mem(t); m.st(t); M::st(t.y); m.over(t); m(t); m[t]; (freef)(t); ::freef(t); freef(t); gpu::check(sizeof(T), "s"); freef(sizeof(T)); m.mem(sizeof(T));
}
template <class... A> void pk(M m, A... a) { m.mem(a...); gpu::check(a...); m.mem(sizeof...(a)); gpu::ret(a..., 2); }
template <class T> struct S { M m; void mine(int); int val(const T &); void go(T t) { m.mem(t); mine(t); this->mine(t.z); val(t); S::mine(t); } };
