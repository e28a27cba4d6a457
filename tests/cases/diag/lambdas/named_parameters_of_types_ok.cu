// expect: none
// Parameters that only types in a body name, beside lambdas.
#include <string>
#include <functional>
#include <vector>
namespace CLI {
class Validator {
  std::function<std::string(std::string &)> func_{[](std::string &) { return std::string{}; }};
 public:
  Validator operator&(const Validator &other) const {
    Validator newval;
    const std::function<std::string(std::string & filename)> &f1 = func_;
    const std::function<std::string(std::string & filename)> &f2 = other.func_;
    newval.func_ = [f1, f2](std::string &input) { std::string s1 = f1(input); return s1 + f2(input); };
    return newval;
  }
};
}
int g(int &);
template <class T> int h(T t) {
  const std::function<int(int &inner)> &f = g;
  const std::function<T(T &named)> &k = t;
  std::function<T(T *pointed, T (&arr)[2])> m;
  auto l = [f](int i) { return f(i); };
  return l(1);
}
int g(int &);
struct L { void n(const std::function<L(L &)> &p) { struct M { std::function<int(int &z)> a; std::function<L(L &zz)> c; }; const std::function<L(L &y)> &b = p; (void)b; } };
namespace N { struct S {}; template <class T> struct V {}; }
template <class T> void i(T t) {
  const std::function<T(T &named)> &k = t;
  std::function<T(std::vector<T> &n2)> m;
  std::function<T(N::S &n3, N::V<T> *n4, const T &n5, typename T::type &n6, T &&n7)> m2;
  std::function<T(T &n8) noexcept> m3;
  std::function<typename T::r(T &n9)> m4;
  std::function<N::S(N::S &n10)> m5;
  std::function<std::vector<T>(N::S &n11)> m6;
  std::function<void(N::S &n12)> m7;
  std::vector<std::function<N::S(N::S *n13)>> m8;
  using F = N::S(N::S &n14);
  typedef T G(T &n15);
}
