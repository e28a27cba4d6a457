// c++17
namespace std { template <class T> class initializer_list { const T *b; unsigned long n;
  constexpr initializer_list(const T *p, unsigned long m) : b(p), n(m) {}
  public: constexpr initializer_list() : b(0), n(0) {} constexpr unsigned long size() const { return n; } }; }
struct V { V(std::initializer_list<int>); V(int, int); V(); int v; }; struct L { L(std::initializer_list<int>, int = 0); };
int sum(std::initializer_list<int> l); int vf(V); void lf(L); template <class T> void tf(std::initializer_list<T>, T);
void use(int n) {
  sum({});
  L l({}); L l2{{}}; lf({{}}); tf({}, 1);
  std::initializer_list<int> a = {}, b{}, d; b = {};
}
