// expect: none
template <class T> struct I { typedef void type; };
template <class T> __global__ typename I<T>::type k(T);
template <class T> __global__ T l(T);
