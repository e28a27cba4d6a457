// Definitions of members of class templates, each in another form than the declaration.
namespace lib { template <bool B, class T = void> struct enable_if { using type = T; }; template <class T> struct enable_if<false, T> { }; template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type; }
template <class T> struct Same { using type = T; };
template <class T> using same_t = typename Same<T>::type;
template <class...> using always = void;
template <class T, int N, template <class> class S, class... R> struct P {
  using value_type = T; using self = P; struct node { T v; node *next; static int made; node *step(int); }; enum state { on, off };
  T a[N]; T &at(int) const; void p(R...); template <class... Q> void q(R..., Q &&...); S<T> s(); typename S<T>::type t(S<T>); void arr(T (&x)[N]); void fn(T (*f)(R...)); int mem(T P::*m);
  value_type v(value_type const &); self &me(); node *find(node *, state); state st() noexcept; auto dec(T x) -> decltype(x + 1); lib::enable_if_t<(N > 1), T> en(); same_t<T> sm(same_t<R>...); always<T> al();
  P(); explicit P(T, R...); template <class U> P(const P<U, N, S, R...> &); ~P(); P(P &&) noexcept; operator T() const; operator bool() const; template <class U> operator U *(); P &operator=(const P &); bool operator==(const P &o) const; T operator()(int, ...); const T *operator->() const &; const T *operator->() &&;
  static constexpr int size = N; static T init; static const T table[N]; static T (*cb)(int); template <class U> static U var; template <class U> struct In { U u; void go(T, U); template <class V> V deep(T, U, V); struct Most { void f(U); }; }; template <int M> struct In2; void def(int x = N, T y = T()); void unnamed(T, T *const, const T, volatile int);
};
template <class A, int B, template <class> class C, class... D> A &P<A, B, C, D...>::at(const int i) const { return const_cast<P *>(this)->a[i]; }
template <class A, int B, template <class> class C, class... D> void P<A, B, C, D...>::p(D... d) { }
template <class A, int B, template <class> class C, class... D> template <class... E> void P<A, B, C, D...>::q(D..., E &&...e) { }
template <class A, int B, template <class> class C, class... D> C<A> P<A, B, C, D...>::s() { return C<A>(); }
template <class A, int B, template <class> class C, class... D> typename C<A>::type P<A, B, C, D...>::t(C<A> c) { return typename C<A>::type(); }
template <class A, int B, template <class> class C, class... D> void P<A, B, C, D...>::arr(A (&x)[B]) { }
template <class A, int B, template <class> class C, class... D> void P<A, B, C, D...>::fn(A f(D...)) { }
template <class A, int B, template <class> class C, class... D> int P<A, B, C, D...>::mem(A P<A, B, C, D...>::*m) { return 0; }
template <class A, int B, template <class> class C, class... D> A P<A, B, C, D...>::v(const A &x) { return x; }
template <class A, int B, template <class> class C, class... D> P<A, B, C, D...> &P<A, B, C, D...>::me() { return *this; }
template <class A, int B, template <class> class C, class... D> typename P<A, B, C, D...>::node *P<A, B, C, D...>::find(node *n, state s) { return n; }
template <class A, int B, template <class> class C, class... D> auto P<A, B, C, D...>::st() noexcept -> state { return on; }
template <class A, int B, template <class> class C, class... D> auto P<A, B, C, D...>::dec(A x) -> decltype(x + 1) { return x + 1; }
template <class A, int B, template <class> class C, class... D> lib::enable_if_t<(B > 1), A> P<A, B, C, D...>::en() { return A(); }
template <class A, int B, template <class> class C, class... D> typename Same<A>::type P<A, B, C, D...>::sm(same_t<D>...) { return A(); }
template <class A, int B, template <class> class C, class... D> always<A> P<A, B, C, D...>::al() { }
template <class A, int B, template <class> class C, class... D> P<A, B, C, D...>::P() { }
template <class A, int B, template <class> class C, class... D> P<A, B, C, D...>::P(A x, D... d) { }
template <class A, int B, template <class> class C, class... D> template <class U> P<A, B, C, D...>::P(const P<U, B, C, D...> &o) { }
template <class A, int B, template <class> class C, class... D> P<A, B, C, D...>::~P() { }
template <class A, int B, template <class> class C, class... D> P<A, B, C, D...>::P(P &&o) noexcept { }
template <class A, int B, template <class> class C, class... D> P<A, B, C, D...>::operator A() const { return a[0]; }
template <class A, int B, template <class> class C, class... D> P<A, B, C, D...>::operator bool() const { return true; }
template <class A, int B, template <class> class C, class... D> template <class U> P<A, B, C, D...>::operator U *() { return 0; }
template <class A, int B, template <class> class C, class... D> P<A, B, C, D...> &P<A, B, C, D...>::operator=(const P &) { return *this; }
template <class A, int B, template <class> class C, class... D> bool P<A, B, C, D...>::operator==(const P<A, B, C, D...> &o) const { return true; }
template <class A, int B, template <class> class C, class... D> A P<A, B, C, D...>::operator()(int i, ...) { return a[i]; }
template <class A, int B, template <class> class C, class... D> const A *P<A, B, C, D...>::operator->() const & { return a; }
template <class A, int B, template <class> class C, class... D> const A *P<A, B, C, D...>::operator->() && { return a; }
template <class A, int B, template <class> class C, class... D> const int P<A, B, C, D...>::size;
template <class A, int B, template <class> class C, class... D> A P<A, B, C, D...>::init = A();
template <class A, int B, template <class> class C, class... D> const A P<A, B, C, D...>::table[B] = { };
template <class A, int B, template <class> class C, class... D> A (*P<A, B, C, D...>::cb)(int) = nullptr;
template <class A, int B, template <class> class C, class... D> template <class U> U P<A, B, C, D...>::var = U();
template <class A, int B, template <class> class C, class... D> template <class U> void P<A, B, C, D...>::In<U>::go(A, U) { }
template <class A, int B, template <class> class C, class... D> template <class U> template <class V> V P<A, B, C, D...>::In<U>::deep(A, U, V v) { return v; }
template <class A, int B, template <class> class C, class... D> template <class U> void P<A, B, C, D...>::In<U>::Most::f(U) { }
template <class A, int B, template <class> class C, class... D> template <int M> struct P<A, B, C, D...>::In2 { void g(A); };
template <class A, int B, template <class> class C, class... D> template <int M> void P<A, B, C, D...>::In2<M>::g(A) { }
template <class A, int B, template <class> class C, class... D> void P<A, B, C, D...>::def(int x, A y) { }
template <class A, int B, template <class> class C, class... D> void P<A, B, C, D...>::unnamed(const A, A *, A, int) { }
template <class A, int B, template <class> class C, class... D> int P<A, B, C, D...>::node::made = 0;
template <class A, int B, template <class> class C, class... D> typename P<A, B, C, D...>::node *P<A, B, C, D...>::node::step(int) { return this; }
template <class T, class U> struct Q { void f(T); void g(); static int n; }; template <class T> struct Q<T, T *> { void f(T); T h(); static int n; }; template <class T, class U> struct Q<T *, U &> { void k(U); }; template <> struct Q<int, int> { void z(int); static int w; };
template <class X> void Q<X, X *>::f(X) { } template <class X> X Q<X, X *>::h() { return X(); } template <class X> int Q<X, X *>::n = 1;
template <class B, class A> void Q<B *, A &>::k(A) { } template <class A, class B> void Q<A, B>::g() { }
template <> void Q<char, char>::f(char) { } template <> int Q<char, int>::n = 4; template <> int Q<char, int *>::n; void Q<int, int>::z(int) { } int Q<int, int>::w = 3;
template <> void Q<long, long *>::f(long) { }
using Qi = Q<int, int>; template <class T> using Qt = Q<T, T *>;
template <class T> struct M { template <class U> void f(U); template <class U> U g(T, U); template <class U> struct N { void h(U); }; void f(int); void f(T *); void f(T *) const; };
template <> template <class U> void M<char>::f(U) { } template <> template <> int M<char>::g(char, int) { return 0; } template <> template <> void M<char>::f<int>(int) { }
template <> template <class U> struct M<long>::N { void h(U *); }; template <> template <class U> void M<long>::N<U>::h(U *) { } template <> template <> void M<int>::N<int>::h(int) { }
template <class T> template <class U> void M<T>::f(U) { } template <class T> void M<T>::f(int) { } template <class T> void M<T>::f(T *) { } template <class T> void M<T>::f(T *) const { }
template <class T> struct B1 { int x; void b(); static int s; }; template <class T> struct D1 : B1<T> { using B1<T>::b; void own(typename B1<T>::y); int mine() const; friend int outside(D1 d) { return 0; } };
template <class T> int D1<T>::mine() const { return this->x; } template <class T> void D1<T>::own(typename B1<T>::y) { }
namespace outer { inline namespace v1 { template <class T> struct V { T f(V<T> *); struct W; W *w(W); }; } namespace deep { template <class T> struct Z { void f(); static T z; }; } }
template <class T> T outer::V<T>::f(outer::V<T> *) { return T(); } template <class T> struct outer::V<T>::W { void w2(); }; template <class T> void outer::V<T>::W::w2() { } template <class T> typename outer::V<T>::W *outer::v1::V<T>::w(W) { return 0; }
namespace outer { template <class T> void deep::Z<T>::f() { } template <class T> T deep::Z<T>::z = T(); }
template <class T, bool = (sizeof(T) > 4), class = lib::enable_if_t<true>> struct Df { void f(); int g(T (*)(T)); T h(decltype(T()) x, unsigned long y); };
template <class T, bool b, class E> void Df<T, b, E>::f() { } template <class T, bool b, class E> int Df<T, b, E>::g(T (*p)(T)) { return 0; } template <class T, bool b, class E> T Df<T, b, E>::h(decltype(T()) x, unsigned long y) { return x; }
template <unsigned N, class T = int> struct Un { void f(int (&)[N + 1]); template <unsigned K = N> void g(int (&)[K]); Un<N - 1, T> prev() const; static const unsigned k = N; int arr[k]; int (&get())[N]; };
template <unsigned M, class T> void Un<M, T>::f(int (&)[M + 1]) { } template <unsigned M, class T> template <unsigned K> void Un<M, T>::g(int (&)[K]) { } template <unsigned M, class T> Un<M - 1, T> Un<M, T>::prev() const { return { }; } template <unsigned M, class T> int (&Un<M, T>::get())[M] { return arr; }
template <class R, class... A> struct Fn; template <class R, class... A> struct Fn<R(A...)> { R call(A...); using R2 = R; template <class F> Fn(F f); static R2 inv(void *, A &&...); };
template <class R, class... A> R Fn<R(A...)>::call(A... a) { return R(); } template <class R, class... A> template <class F> Fn<R(A...)>::Fn(F f) { } template <class Res, class... Args> Res Fn<Res(Args...)>::inv(void *, Args &&...) { return Res(); }
