// Members, nested members and functions that extern template declares, of which directives ask for some all the same.
template <int N> __global__ void k() {}
template <class T> struct A { void go(); static void st(); struct In { void deep(); }; A(); template <class U> void mt(U); void inl() { k<1><<<1, 1>>>(); } };
template <class T> void A<T>::go() { k<2><<<1, 1>>>(); }
template <class T> void A<T>::st() { k<3><<<1, 1>>>(); }
template <class T> void A<T>::In::deep() { k<4><<<1, 1>>>(); }
template <class T> A<T>::A() { k<sizeof(T) + 10><<<1, 1>>>(); }
template <class T> template <class U> void A<T>::mt(U) { k<sizeof(U) + 20><<<1, 1>>>(); }
template <class T> void fn(T) { k<sizeof(T) + 30><<<1, 1>>>(); }
extern template struct A<int>; extern template void fn(long); extern template void A<char>::st(); extern template void A<char>::mt(int); extern template void fn<short>(short);
template void fn(long);
template void A<char>::st();
int main() { A<int> a; a.go(); a.st(); A<int>::In().deep(); a.mt(1); a.inl(); A<char> c; c.st(); c.mt(1); c.mt(2.0); c.go(); fn(1L); fn(short(1)); fn(1.0f); }
