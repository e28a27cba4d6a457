// flags: --c++17
// Friends of a class that are not meant where a member is named do not open it.
template <class T> T&& declval();
template <class T, class = void> struct has { static constexpr bool value = false; };
template <class... > using void_t = void;
class A { friend void plain(A) {} void f(); template <class U> friend int g(U); friend A operator+(A, A); };
template <class T> struct has<T, void_t<decltype(declval<T&>().f())>> { static constexpr bool value = true; };
template <class T, class = void> struct F1 { static constexpr bool value = false; };
static_assert(!has<A>::value, "");
template <class U> auto g(U u) -> decltype(u.f(), 0);
template <class U> auto h(U u) -> decltype(u.f(), 0);
template <class U> char h(...) ;
static_assert(sizeof(decltype(h<A>(A()))) == 1, "");
class C { friend auto operator+(C, int); int f(); };
template <class T> auto operator-(T t, int) -> decltype(t.f());
template <class T> char operator-(T t, long) ;
static_assert(sizeof(C() - 1) == 1, "");
class D { template <class T> friend auto operator-(T t, char) -> decltype(t.f()); int f(); };
template <class T> auto operator-(T t, char) -> decltype(t.f());
static_assert(sizeof(D() - 'a') == 4, "");
