// expect: none
// Overloaded functions have no type by their name alone.
struct A { void f(); void f(int); typedef int g; void one(); static void s(); static void s(int); int d; };
template <class T> decltype (T::f) f(); template <class T> void f();
template <class T> decltype (T::s) s(int); template <class T> int s(...);
template <class T> decltype (&T::f) h(int); template <class T> int h(...);
template <class T> decltype (T::d) d(int); template <class T> char d(...);
template<class A, class B> struct same { enum { v = 0 }; }; template<class A> struct same<A, A> { enum { v = 1 }; };
int main() { f<A>(); static_assert(same<decltype(s<A>(0)), int>::v && same<decltype(h<A>(0)), int>::v && same<decltype(d<A>(0)), int>::v, ""); }
