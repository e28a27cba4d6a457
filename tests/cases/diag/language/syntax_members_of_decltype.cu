// expect: 29 error 11
// expect: 29 error 27
// expect: 29 error 29
// expect: 29 error 31
// Members of what `decltype` names, read again behind mistakes.
template <int N> struct Int { static constexpr int value = N; using type = int; };
template <class T> __host__ __device__ constexpr Int<2> size(T) { return {}; }
template <class U> struct A {
  static_assert(decltype(size(U{}))::value, "");
  static_assert(decltype(size(U{}))::value == 2, "");
  int q = (int) + ;
  static_assert(decltype(size(U{}))::value, "");
  int a[decltype(size(U{}))::value];
  static constexpr bool b = decltype(size(U{}))::value;
  template <class T> __device__ auto f(T t) const {
    static_assert(decltype(size(U{}))::value, "");
    static_assert((decltype(size(U{}))::value), "");
    int y = decltype(size(t))::value + 1;
    if (decltype(size(t))::value) return 1;
    if ((decltype(size(t))::value)) return 1;
    if constexpr (decltype(size(t))::value) return 1;
    return f(decltype(size(t))::value) + typename decltype(size(t))::type() + decltype(size(t))::value;
  }
  static_assert(decltype(size(U{}))::value);
};
static_assert(decltype(size(0))::value, "");
int q = (int) + ;
static_assert(decltype(size(0))::value, "");
void g() { int r = (int) + ; static_assert(decltype(size(0))::value, ""); int x = decltype(size(0))::value; }
template <class A, class B, class C> struct P2 {}; template <class T> struct W { T t; }; template <bool B> struct V { int t; }; struct Q { using type = Q; int a; };  Q mk(Int<2>);
void g2() { int r = (int) + ; int x = (decltype(size(0))::value); int y = (decltype(size(0))::value) + 1 + sizeof(decltype(size(0))::type);
  W<decltype(size(0))::type> w{}; V<decltype(size(0))::value> v; V<(3 > decltype(size(0))::value)> v2; decltype(size(0))::type u = 3; decltype(size(0))::type *pu = &u;
  auto z = decltype(mk(size(0)))::type{3}; auto z2 = decltype(mk(size(0)))::type(); int c = (decltype(size(0))::type)3.5; int d = static_cast<decltype(size(0))::type>(3.5);
  g2(); new decltype(mk(size(0)))::type(); (void)sizeof(decltype(size(0))::value); 3 > decltype(size(0))::value ? g2() : g2(); W<decltype(size(0)) > w3; P2<decltype(size(0)), int, decltype(mk(size(0)))::type > p2; P2<decltype(mk(size(0)))::type, int, decltype(size(0)) &> *p3; for (decltype(size(0))::type i = 0; decltype(size(0))::value > i; ++i) ; if ((decltype(size(0))::value)) return; }
