// flags: --c++20
// A template that an initialiser names first has constrained parameters all the same.
template <typename T> concept Big = sizeof(T) >= 4;
template <typename T> concept Small = !Big<T>;
template <Big T> struct A { T a; T get() const { return a; } };
auto l = A<int>();
int m = A<int>().get();
auto n = A<A<int>>{}.a.get() + A<int>{3}.a;
template <Big T, Small U = char> struct B { T t; U u; };
const auto o = B<double>();
template <Big... T> struct C { int n = sizeof...(T); };
auto p = C<int, long>().n, q = C<>().n;
namespace k { template <typename T> concept Any = true; template <Any T> struct D { T d; }; auto r = D<int>(); }
auto s = k::D<char>();
template <Big T> T twice(T t) { return t + t; }
auto t = twice<int>(3);
template <Big T> constexpr T zero = 0;
auto u = zero<int> + zero<double>;
