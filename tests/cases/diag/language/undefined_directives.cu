// expect: 70 error 10
// expect: 70 error 12
// expect: 70 error 14
// expect: 70 error 16
// expect-device: 70 error 10
// expect-device: 70 error 12
// expect-device: 70 error 14
// expect-device: 70 error 16
template <class T> struct S;
template struct S<int>;
template <class T> union U;
template union U<float>;
namespace N { template <class T> class Q; }
template class N::Q<int>;
template <class T> struct M { struct Inner; };
template struct M<int>::Inner;
template <class T> struct D { T t; };
template struct D<int>;
template <class T> struct P;
template <> struct P<int>;
template struct P<int>;
