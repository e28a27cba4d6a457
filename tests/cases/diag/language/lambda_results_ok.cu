// flags: --c++17
// Template arguments in the results of lambdas may have commas and braces.
template <class T, int N> struct A { T t[N]; };
template <int N> struct B {};
constexpr int K = 3;
void f() {
  auto a = []() -> A<int, 4> { return {}; };
  auto b = []() -> B<4> { return {}; };
  auto c = [](int) -> const A<int, 4> * { return 0; };
  auto d = []() -> A<int, K> { return {}; };
  auto e = []() -> A<int, (K > 2)> { return {}; };
  auto g = []() -> A<A<int, 4>, 4> { return {}; };
  auto h = []() -> A<int, sizeof(int)> { return {}; };
  auto i = []() -> A<int, sizeof(int)>& { throw 1; };
  auto j = []() -> decltype(A<int, 4>()) { throw 1; };
  auto k = []() -> B<'a'> { return {}; };
  auto l = []() -> B<true> { return {}; };
  auto m = []() -> B<-1> { return {}; };
  auto n = []() -> B<K + 1> { return {}; };
  auto o = []() noexcept -> B<int{3}> { return {}; };
  auto p = []() mutable noexcept(true) -> B<K << 1> { return {}; };
}
template <class F> int call(F); int x, y;
int g = call([]() -> A<int, 2> { return {}; }) + call([]() -> A<A<int, 2>, (1 < 2)> { return {}; });
auto gl() { return []() -> A<int, 4> { return {}; }; }
