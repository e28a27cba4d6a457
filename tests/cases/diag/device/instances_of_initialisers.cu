// expect: 135 error 13
// expect-device: 135 error 13
// expect-device: 135 error 9
// expect-device: 135 error 10
// expect-device: 135 error 10
// expect-device: 70 error 15
// Functions that variables outside of functions are initialised by are made, those of the host too.
struct N {}; template <class T> struct P;
template <class T> int f() { return T::v; }
template <class T> struct Q { static int g() { return T::v; } int h() { return T::w; } static int u() { return T::unused; } };
int a = f<N>();
int b = Q<N>::g(); int c = Q<N>().h();
template <class T> constexpr int cf() { return T::cv; }
int s = cf<N>();
template <class T> struct R { static int g() { return P<T>::v; } }; int d = R<int>::g();
