// expect: 20071 error 1
// expect: 20071 error 1
// expect: 20071 error 1
// expect: 20071 error 3
// expect: 20071 error 4
// expect: 20071 error 6
// flags: --gen_system_templates_from_text
__global__ void k(int); template <class T> __global__ void kt(T);
# 1 "/usr/include/sys.h" 1 3
template <class T> void launch(T x) { k<<<1, 1>>>(1); kt<<<1, 1>>>(x); kt<T><<<1, 1>>>(x); }
void plain() { k<<<1, 1>>>(1); }
struct S { template <class T> void m() { k<<<1, 1>>>(1); } void n() { k<<<1, 1>>>(1); } };
template <class T> int v = (k<<<1, 1>>>(1), 1);
template <> void launch(int) { k<<<1, 1>>>(1); }
template <class T> void dflt(T x, int y = (k<<<1, 1>>>(1), 1));
