// A pointer or reference to a function that returns an instance is a parameter, with a name or without one.
enum class E { x };
template <class T> struct S { };
template <E e> struct V { };
namespace n { template <class T> struct W { struct In { }; }; }
template <class T> S<T> f1(S<int> (*)(S<T>));
template <class T> S<T> f2(S<int> (*)(int));
template <class T> S<T> f3(S<int> (*g)(T));
template <class T> int f4(S<T> (&)(T), int);
template <E e> V<e> f5(V<E::x> (*)(V<e>));
template <class T> n::W<T> f6(n::W<T> (*)(n::W<T>), T);
template <class T> n::W<T> f7(::n::W<T> (*g)(T), T);
template <class T> T f8(typename n::W<T>::In (*)(T));
S<int> f9(S<int> (*)(int));
n::W<int> f10(n::W<int> (*const g)(n::W<char> *));
struct C { template <class T> static S<T> f(S<T> (*)(S<T>)); template <class T> C(S<T> (*g)(T)); };
S<int> (&r)(int) = *(S<int> (*)(int)) 0;
auto v1 = f1<char>(nullptr);
auto v2 = f2<char>(r);
auto v3 = f3<int>(r);
auto v4 = f4<int>(r, 2);
auto v5 = f5<E::x>(nullptr);
auto v6 = f6<char>(nullptr, 'c');
auto v7 = f7<char>(nullptr, 'c');
auto v8 = f8<char>(nullptr);
auto v9 = f9(r);
auto v10 = f10(nullptr);
auto v11 = C::f<int>(nullptr);
C v12(r);
// The other way round: an object that a call initialises.
template <class T> T make(T);
int *p, k = 3;
S<int> o1(make(S<int>()));
int o2(make<int>(k)), o3(make<int>((k))), o4(int(*p));
static int o5(make<int> (k));
