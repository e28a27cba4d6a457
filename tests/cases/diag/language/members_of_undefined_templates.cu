// expect: 70 error 26
// expect: 70 error 27
// expect: 70 error 28
// expect: 70 error 30
// expect: 70 error 31
// expect: 70 error 32
// expect: 864 error 33
// expect: 864 error 33
// expect: 864 error 33
// expect: 864 error 34
// expect: 864 error 34
// expect-device: 70 error 26
// expect-device: 70 error 27
// expect-device: 70 error 28
// expect-device: 70 error 30
// expect-device: 70 error 31
// expect-device: 70 error 32
// expect-device: 864 error 33
// expect-device: 864 error 33
// expect-device: 864 error 33
// expect-device: 864 error 34
// expect-device: 864 error 34
// flags: --c++17
// A class template without a definition in front has no members to define; friends of undeclared templates are none.
template <typename T> struct O;
template <typename T> void O<T>::missing() {}
template <typename T> int O<T>::n = 3;
template <typename T> void O<T>::missing2() { int x = undefined_name; }
namespace N { template <typename T> class P; }
template <typename T> void N::P<T>::f() {}
template <typename T> T N::P<T>::g(T x) { return x; }
template <typename T> bool O<T>::operator==(const O<T> &a) { return true; }
template <typename T> class M { friend class Solver<T>; friend Third<T>; friend class M<int>; friend struct Later<T>; };
class L { friend class Solver2<int>; friend Third2<int>; };
template <typename T> class Later {};
