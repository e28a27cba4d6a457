// std: 20
namespace std { using size_t = decltype(sizeof 0); }
int T = 5, N = 6, value = 7;
template <class T, int N> struct Array { T data[N]; T &operator[](int i) { return data[i]; } static constexpr int size = N; T get(T *p) const; };
template <class T, int N> T Array<T, N>::get(T *p) const { T (x) = *p; return x + N; }
template <int N> struct Array<bool, N> { int get(int *T) { return *T + N; } };
template <template <class, int> class C, class... Ts> struct Many { template <int... N> static int sum(C<Ts, N>... x) { return (0 + ... + N) + sizeof...(Ts); } };
template <class T> concept Small = sizeof(T) < 8 && requires(T value, int N) { value + N; requires (sizeof(N) > 0); } || sizeof(T) >= 1;
template <Small T> T twice(T value) { return value + value; }
template <class T> requires Small<T> || (sizeof(T) > 2) auto thrice(T value) -> decltype(value + N) { if constexpr (sizeof(T) > 3) { int N = 2; return value * N; } else return value; }
auto abbreviated(Small auto N, auto... T) { return N + (0 + ... + T); }
template <class T> struct Base { int value = 1; };
template <class T> struct Derived : Base<T> { int f() { return ::value + this->value; } T value2; int g() { return value2 + N; } };
template <class T, class U = T, int N = sizeof(U)> int defaults(T t, U u = T(), int n = N) { return t + u + n; }
template <int A, int B> constexpr bool less = (A < B);
template <int A> int angle(int B) { return A < B ? A : B > A ? less<A, (3 > 2)> : A < B && B > (A); }
template <class T> int dependent(T t) { typename T::type x = t.template make<3>(N); T::work(x); return x * value; }
struct Model { using type = int; template <int N> int make(int T) { return N + T; } static int work(int &value) { return ++value; } };
template <class T> T variable = T(N);
template <class T> using Alias = Array<T, 3>;
template <auto N> struct Value { static constexpr auto value = N; };
template <class T> int local(T t) { struct L { T t; int get(int N) { return t + N; } } l{t}; return l.get(N); }
template <class T> struct Outer { template <class U> struct Inner { T t; U u; template <class V> int f(V); }; };
template <class T> template <class U> template <class V> int Outer<T>::Inner<U>::f(V t) { T x{}; U y{}; return t + x + y + this->t; }
template <class... T> int fold(T... x) { return (x + ... + N) + (... , x) + ([](int N) { return N; }(x) + ...); }
Array(int) -> Array<int, 4>;
template <class T> struct Wrap { T t; Wrap(T t) : t(t) {} operator T() const { return t; } friend int peek(Wrap w) { return w.t + N; } };
template <class T> Wrap(T) -> Wrap<T>;
int main() {
  Array<int, 3> a{}; Alias<int> b{}; Array<bool, 2> c; int T = 2;
  Outer<int>::Inner<long> inner{};
  return a.get(&T) + b[1] + c.get(&T) + twice(T) + thrice(3) + abbreviated(1, 2, 3) + Derived<int>().g() + defaults(1) + angle<2>(T) + dependent(Model()) + variable<int>
    + Value<4>::value + local(T) + inner.f(3) + fold(1, 2) + Many<Array, int, int>::sum<1, 2>({}, {}) + Wrap(3) + peek(Wrap(4)) + Array<int, 9>::size;
}
