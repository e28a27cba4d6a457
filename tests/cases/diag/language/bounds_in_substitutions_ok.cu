// expect: none
// Bounds of arrays that are no constants make a substitution fail.
constexpr int a[] = { 1234, __INT_MAX__ / 2 };
constexpr int vflow_0(int i) { return a[!i] * 7; }
constexpr int vflow_1(int i) { return a[i] * 11; }
template <int I> constexpr int f(int (*)[vflow_0(I)] = 0) { return 1; }
template <int I> constexpr int f(int (*)[vflow_1(I)] = 0) { return 0; }
constexpr int n0 = f<0>();
template <int I> constexpr int g(int (*)[I % 2 ? 1 : -1] = 0) { return 1; }
template <int I> constexpr int g(int (*)[I % 2 ? -1 : 1] = 0) { return 0; }
constexpr int n1 = g<0>();
template <int I> constexpr int h(int (*)[I % 2] = 0) { return 1; }
template <int I> constexpr int h(int (*)[1 - I % 2] = 0) { return 0; }
constexpr int n2 = h<0>();
constexpr int two(int i) { return i ? 1 : throw 1; }
template <int I> constexpr int k(int (*)[two(I)] = 0) { return 1; }
template <int I> constexpr int k(int (*)[two(!I)] = 0) { return 0; }
constexpr int n3 = k<0>();
template <int I> constexpr int l(int (*)[a[I - 1]] = 0) { return 1; }
template <int I> constexpr int l(int (*)[a[2 * I]] = 0) { return 0; }
constexpr int n4 = l<0>();
static_assert(n0 == 0 && n1 == 0 && n2 == 0 && n3 == 0 && n4 == 0, "");
