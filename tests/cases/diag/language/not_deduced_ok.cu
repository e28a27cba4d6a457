// expect: none
// flags: --c++17
// Parameters of which nothing can be deduced take what converts.
enum class C : unsigned long { a = 1, b = 2, s = 4 };
constexpr C ArgTo(int *) { return C::a; } constexpr C ArgTo(const char **) { return C::s; } 
template <class T> constexpr C A2C() { return sizeof(T) == 4 ? C::a : C::s; }
struct Base { Base(const char *); };
template <C... Args> struct Spec : Base { Spec(const char *s) : Base(s) {} };
template <class... Args> using FS = Spec<A2C<Args>()...>;
template <class... Args> int fmt(const FS<Args...> &f, const Args &...args);
template <class T> using FS1 = Spec<A2C<T>()>;
template <class T> int fmt1(const FS1<T> &f, const T &arg);
template <typename... Args> int wrapped(const FS<Args...> &format, const Args &...args) { return fmt(format, args...); }
int x = wrapped("%s there", "hello"), y = fmt("%d", 1), z = fmt1("%s", "a"), w = fmt("no"), v = wrapped("%d%d%d", 1, 2, "x");
auto l = [] { return wrapped("%s there", "hello"); };
void g() { wrapped("%s there", "hello"); fmt("%s", "hello", 1); }
template <class T> struct id { using type = T; }; template <class T> void nd(typename id<T>::type, T); template <int N> struct I { I(int); }; template <int N> void nd2(I<N + 1>, int (&)[N]); template <int N> char nd3(I<N>); template <int N> long nd3(...);
void h() { nd(1.5, 2); int a[3]; nd2(4, a); static_assert(sizeof(nd3<2>(1)) == 1, ""); }
template <class T> char bad(I<sizeof(T)>, T *); template <class T> long bad(...); struct NoInt {};
template <class T> auto ok(int) -> decltype(bad<T>(NoInt{}, (T *)0)); static_assert(sizeof(ok<int>(0)) == 8, "");
static_assert(sizeof(bad(3, (int *)0)) == 1, "");
template <class... A> struct Format { int n; template <class S> constexpr Format(const S &text) : n(sizeof(text)) {} };
template <class T> using id_of = typename id<T>::type;
template <class... A> int print(Format<id_of<A>...> f, const A &...a) { return f.n; }
template <class A> int print1(Format<typename id<A>::type> f, const A &a) { return f.n; }
template <class... A> int print2(const Format<int, typename id<A>::type...> &f, const A &...a) { return f.n; }
template <class... A> int print3(Format<void (typename id<A>::type...)> f, const A &...a) { return f.n; }
int printed = print("", 42) + print1("", 'c') + print2("", 1.5) + print3("", 1, 2);
