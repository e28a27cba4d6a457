// expect: 2379 error 51
// expect: 706 error 51
// expect: 135 error 51
// expect: 706 error 51
// expect: 169 error 51
// expect: 20 error 52
// expect: 135 error 53
// expect: 706 error 53
// expect: 169 error 53
// expect: 65 error 53
// expect: 20 error 54
// expect: 2379 error 55
// expect: 706 error 55
// expect: 135 error 55
// expect: 706 error 55
// expect: 169 error 55
// expect: 864 error 56
// expect: 20 error 57
// expect: 135 error 58
// expect: 706 error 58
// expect: 77 error 58
// expect: 65 error 58
// expect: 20 error 61
// expect: 135 error 62
// expect: 706 error 62
// expect: 169 error 62
// expect: 65 error 62
// expect: 20 error 63
// expect: 135 error 65
// expect: 706 error 65
// expect: 282 error 65
// expect: 65 error 65
// expect: 135 error 68
// expect: 706 error 68
// expect: 1372 warning 68
// expect: 77 error 68
// expect: 65 error 68
// expect: 135 error 69
// expect: 706 error 69
// expect: 1372 warning 69
// expect: 77 error 69
// expect: 65 error 69
// expect: 20 error 70
// expect: 706 error 72
// expect: 135 error 71
// expect: 706 error 71
// expect: 169 error 72
// expect: 65 error 72
// Names of no templates as default arguments and types of template parameters: where these end, the head may not.
namespace lib { int q; template <class T> struct is { static const bool value = true; using type = T; }; }
template <class T, class = lib::foo<int>> void f1(T);
int g1() { return undefined; }
template <class T = lib::foo<int>, class U = int> void f2(T);
int g2() { return undefined; }
template <class T, class U = lib::foo<T>> struct X { T t; };
X<int> x;
int g3() { return undefined; }
template <class T, lib::foo_t<int> N> void f4(T t) { }
int g4() { return undefined; }
template <class T, lib::foo_t<3> N, int M = 3> void f5(T t);
int g5() { return undefined; }
template <lib::foo_t<3>> struct Y { };
int g6() { return undefined; }
namespace inner {
template <class T, lib::foo_t<lib::is<T>::valu> = 0> void f7(T t) { }
int g7() { return undefined; }
}
template <class T, class U = typename lib::foo<T>::type> void f8(T t);
template <class T, lib::foo_t<lib::is<T>::value, int> = 0> void f9(T t);
int g9() { return undefined; }
template <class T, class U = lib::foo_t<lib::is<T>::value>> void f10(T t) { }
int g10() { return undefined; }
