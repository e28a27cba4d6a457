// extern template keeps instances away, but for inline functions; a directive later in the unit makes them all the same.
template <int N> __global__ void k() {}
template <int N> void plain() { k<N><<<1, 1>>>(); }
template <int N> inline void inl() { k<N + 100><<<1, 1>>>(); }
template <class T> struct S { void out(); void in() { k<sizeof(T) + 200><<<1, 1>>>(); } static void st(); };
template <class T> void S<T>::out() { k<sizeof(T) + 300><<<1, 1>>>(); }
template <class T> void S<T>::st() { k<sizeof(T) + 400><<<1, 1>>>(); }
extern template void plain<1>();
extern template void plain<2>();
extern template void inl<3>();
extern template struct S<char>;
extern template struct S<short>;
extern template __global__ void k<50>();
extern template __global__ void k<51>();
void host() { plain<1>(); plain<2>(); plain<4>(); inl<3>(); S<char>().out(); S<char>().in(); S<short>::st(); S<int>().out(); k<50><<<1, 1>>>(); k<51><<<1, 1>>>(); }
template void plain<2>();
template struct S<short>;
template __global__ void k<51>();
