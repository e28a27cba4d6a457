// expect: none
// flags: --c++17
// The type of a value parameter has no qualifiers of its own, whatever its placeholder stands for.
constexpr int x = 42;
template <decltype(auto) V> decltype(V) &f();
using t1 = decltype(f<x>());
using t1 = int &;
template <decltype(auto) V> struct R { using t = decltype(V); };
using t2 = R<x>::t;
using t2 = int;
using t3 = R<nullptr>::t;
using t3 = decltype(nullptr);
template <auto V> struct K { using t = decltype(V); };
using t4 = K<x>::t;
using t4 = int;
constexpr const int *p = &x;
using t5 = R<p>::t;
using t5 = const int *;
