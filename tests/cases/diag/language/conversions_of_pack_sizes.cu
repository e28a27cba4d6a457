// expect: 1919 error 23
// expect: 1919 error 36
// expect: 1919 error 37
// expect: 1919 error 38
// Conversions of values in template arguments, which are no types of functions: `int(sizeof...(T))`.

template <class C, int N, int M> struct Store { int v[N + 1]; };
template <int N> struct One {};
template <class> struct Type {};

template <class... T> struct Pack {
  static constexpr int count = 3;
  using arguments = Store<char, int(sizeof...(T)), 1>;
  template <class... U> using counted = One<int(sizeof...(U))>;
  template <class S> static int f(S) {
    using A = Store<char, int(sizeof...(T)), 2>;
    One<int(alignof(char)) + int(sizeof...(T))> sum;
    One<int{sizeof...(T)}> braces;
    One<int(!sizeof...(T))> negated;
    One<int((sizeof...(T)))> parentheses;
    One<int(static_cast<long>(sizeof...(T)))> cast;
    One<int(count)> named;
    One<unsigned(noexcept(f(T()))) + bool(true)> asked;
    Type<int(int, char)> function;
    Type<int(T...)> expanded;
    Type<int(const T &...)> references;
    Type<void (*)(T...)> pointer;
    Type<int (&)[3]> array;
    Type<int(S)> single;
    Type<int(S, T...)> both;
    (void)sum, (void)braces, (void)negated, (void)parentheses, (void)cast, (void)named, (void)asked;
    (void)function, (void)expanded, (void)references, (void)pointer, (void)array, (void)single, (void)both;
    return sizeof(A);
  }
  int g() {
    Type<int(T)> unexpanded;
    Type<int(const T *)> pointers;
    Type<void (*)(T)> pointed;
    return 0;
  }
};

template <class... T> int counted(T... t) {
  auto made = Store<char, int(sizeof...(t)), 0>{};
  return sizeof(Store<char, int(sizeof...(T)), 0>) + sizeof(made) + sizeof(One<int(sizeof...(T) + 1)>);
}

template <class... T> auto result(T...) -> Store<char, int(sizeof...(T)), 0> { return {}; }

int main() {
  result(1);
  return Pack<>::f(1) + counted(1, 2);
}
