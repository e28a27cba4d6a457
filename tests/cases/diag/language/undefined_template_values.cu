// expect: 20 error 54
// expect: 20 error 54
// expect: 20 error 54
// expect: 20 error 55
// expect: 20 error 56
// expect: 20 error 57
// expect: 20 error 57
// expect: 20 error 58
// expect: 20 error 59
// expect: 20 error 60
// expect: 20 error 61
// expect: 20 error 62
// expect: 20 error 62
// expect: 20 error 63
// expect: 20 error 63
// expect: 20 error 63
// expect-device: 20 error 54
// expect-device: 20 error 54
// expect-device: 20 error 54
// expect-device: 177 warning 54
// expect-device: 177 warning 54
// expect-device: 20 error 55
// expect-device: 177 warning 55
// expect-device: 177 warning 55
// expect-device: 20 error 56
// expect-device: 177 warning 56
// expect-device: 20 error 57
// expect-device: 20 error 57
// expect-device: 177 warning 57
// expect-device: 20 error 58
// expect-device: 20 error 59
// expect-device: 20 error 60
// expect-device: 20 error 61
// expect-device: 177 warning 61
// expect-device: 20 error 62
// expect-device: 20 error 62
// expect-device: 177 warning 62
// expect-device: 177 warning 62
// expect-device: 20 error 63
// expect-device: 20 error 63
// expect-device: 20 error 63
// expect-device: 177 warning 63
// expect-device: 177 warning 63
// An undefined name in the place of a value among template arguments is told of once in its scope, one in the place of
// a type each time.
template <typename T, int N, bool B = true> struct M {};
template <typename T> struct V {};
template <int N, typename T> void ft(T) {}
template <typename T, int N> M<T, N> make() { return {}; }
enum class Layout { row };
using size = unsigned;
template <Layout L, size S> struct By {};
template <class A, int... B> struct P {};
void u1() { M<Und1, 2> a; M<Und1, 3> b; int c = Und1; }
void u2() { M<int, Und2> a; M<int, Und2> b; int c = Und2; { Und2; } }
void u3() { M<int, 3, Und3> a; int c = Und3; }
void u4() { V<Und4> a; int c = Und4; }
void u5() { ft<Und5>(3); int c = Und5; }
void u6() { make<Und6, 3>(); int c = Und6; }
void u7() { make<int, Und7>(); int c = Und7; }
void u8() { M<int, Und8 + 1> a; int c = Und8; }
void u9() { By<Und9, 3> a; int c = Und9; By<Layout::row, Und10> b; int d = Und10; }
void u10() { P<int, 1, 2, Und11> d; int e = Und11; P<Und12> f; int g = Und12; }
