// flags: --c++17
// Members that may not be named make an instance fail; what the class, its friends and derived classes name does not.
struct B { int m; int f() const; static int s(); using T = int; enum { e = 1 }; template <class U> int g(U) const; };
struct P : private B { }; struct Q : protected B {}; class C : B {}; struct PP : P {}; struct Us : private B { using B::f; using typename B::T; }; struct V : private virtual B {};
template <class...> using vt = void;
template <class X, class = void> struct hf { static constexpr bool v = false; }; template <class X> struct hf<X, vt<decltype(X().f())>> { static constexpr bool v = true; };
template <class X, class = void> struct hm { static constexpr bool v = false; }; template <class X> struct hm<X, vt<decltype(X().m)>> { static constexpr bool v = true; };
template <class X, class = void> struct hs { static constexpr bool v = false; }; template <class X> struct hs<X, vt<decltype(X::s())>> { static constexpr bool v = true; };
template <class X, class = void> struct ht { static constexpr bool v = false; }; template <class X> struct ht<X, vt<typename X::T>> { static constexpr bool v = true; };
template <class X, class = void> struct he { static constexpr bool v = false; }; template <class X> struct he<X, vt<decltype(X::e)>> { static constexpr bool v = true; };
template <class X, class = void> struct ha { static constexpr bool v = false; }; template <class X> struct ha<X, vt<decltype(&X::f)>> { static constexpr bool v = true; };
template <class X, class = void> struct hg { static constexpr bool v = false; }; template <class X> struct hg<X, vt<decltype(X().g(1))>> { static constexpr bool v = true; };
#define ALL(X, want) static_assert(hf<X>::v == want, "f" #X); static_assert(hm<X>::v == want, "m" #X); static_assert(hs<X>::v == want, "s" #X); static_assert(ht<X>::v == want, "t" #X); static_assert(he<X>::v == want, "e" #X); static_assert(ha<X>::v == want, "a" #X); static_assert(hg<X>::v == want, "g" #X);
ALL(B, true)
ALL(P, false)
ALL(Q, false)
ALL(C, false)
ALL(PP, false)
ALL(V, false)
static_assert(hf<Us>::v && ht<Us>::v && !hm<Us>::v && ha<Us>::v, "us");
template <class T> class Sx { struct Node { int a; }; typedef int priv; static int n; Node *f(); priv g(priv); template <class U> priv h(U); static constexpr int k = 3; class In { priv p; }; template <class U> struct Mt { priv q; Node x; }; protected: int prot; };
template <class T> typename Sx<T>::Node *Sx<T>::f() { return new Node{1}; }
template <class T> typename Sx<T>::priv Sx<T>::g(typename Sx<T>::priv x) { return x + k; }
template <class T> template <class U> typename Sx<T>::priv Sx<T>::h(U u) { return u; }
template <class T> typename Sx<T>::priv Sx<T>::n = Sx<T>::k;
struct Ux : Sx<int> { template <class V> auto m(V) -> decltype(this->prot); template <class V> static auto w(V *v) -> decltype(v->prot) { return v->prot; } };
static_assert(sizeof(Ux().m(1)) == 4, ""); using UU = decltype(Ux::w((Ux *)nullptr));
class Out { int secret; struct Hidden { int x; }; template <class T> auto look(T) -> decltype(secret) { return secret; } public: template <class T> static auto peek(T t) -> decltype(t.secret); struct Nested { template <class T> static auto see(T t) -> decltype(t.secret); }; template <class T> using alias = Hidden; template <class T, class H = Hidden> static H made(T); template <class T> struct holds { typename T::Hidden h; Hidden i; }; };
static_assert(sizeof(decltype(Out::peek(Out()))) == 4, ""); static_assert(sizeof(decltype(Out::Nested::see(Out()))) == 4, ""); static_assert(sizeof(Out::alias<int>) == 4 && sizeof(Out::made(1)) == 4 && sizeof(Out::holds<Out>) == 8, "");
class Fr { int secret; template <class T> friend auto steal(T t) -> decltype(t.secret); template <class> friend struct Thief; };
template <class T> auto steal(T t) -> decltype(t.secret) { return t.secret; } template <class T> struct Thief { template <class V> static auto get(V v) -> decltype(v.secret); };
static_assert(sizeof(steal(Fr())) == 4, ""); static_assert(sizeof(Thief<int>::get(Fr())) == 4, "");
template <class D> struct Crtp { template <class T> auto call(T) -> decltype(static_cast<D *>(nullptr)->impl()); };
struct Der : Crtp<Der> { int impl(); }; static_assert(sizeof(Der().call(1)) == 4, "");
struct Bp { protected: typedef int type; static int st(); }; template <class T> struct Dp : Bp { using t2 = typename Bp::type; template <class V> using t3 = typename Dp::type; template <class V> static auto q() -> decltype(Dp::st()); };
static_assert(sizeof(Dp<int>::t2) == 4 && sizeof(Dp<int>::t3<int>) == 4 && sizeof(Dp<int>::q<int>()) == 4, "");
class Pv { typedef int type; int size(); static int make(); }; 
template <class T, class = void> struct has_type { static constexpr bool v = false; }; template <class T> struct has_type<T, vt<typename T::type>> { static constexpr bool v = true; };
template <class T> auto has_size(int) -> decltype(T().size(), char()); template <class T> long has_size(...); template <class T, class = decltype(T::make())> char has_make(int); template <class T> long has_make(...);
static_assert(!has_type<Pv>::v && sizeof(has_size<Pv>(0)) == 8 && sizeof(has_make<Pv>(0)) == 8, "");
__global__ void kernel() {}
