// expect: none
// flags: --c++20
// A parameter whose `auto` only stands for a trailing result makes neither a function nor a lambda a template.

int twice(int x) { return 2 * x; }
int none() { return 1; }
int pointer(auto (*f)(int) -> int) { return f(1); }
int several(auto (&f)(int) -> int, auto g() -> int, int (*h)(auto (*)(int) -> int)) { return f(1) + g() + h(twice); }
int mixed(auto a, auto *p, auto (*f)(int) -> int, auto... r) { return int(a + *p + f(1) + (0 + ... + r)); }
auto lambda = [](auto (*f)(int) -> int, auto g() -> int) { return f(1) + g(); };
int (*converted)(auto (*)(int) -> int, auto() -> int) = lambda;
struct S {
  int m(auto (*f)(int) -> int);
  static int s(auto (*)(int) -> int, int);
  template <class T>
  T t(auto (*f)(T) -> T, T x) {
    return f(x);
  }
};
int S::m(auto (*f)(int) -> int) { return f(1); }
int S::s(auto (*f)(int) -> int, int x) { return f(x); }
template <class T>
int all(T t) {
  int n = 0;
  return pointer(twice) + pointer(&twice) + several(twice, none, pointer) + mixed(t, &n, twice, 1, t) +
         lambda(twice, none) + converted(twice, none) + S().m(twice) + S::s(twice, 1) + S().t(twice, 2);
}
int main() { return all(1) + all(2.5); }
