__attribute__((callback(1, 2))) void f0(void (*cb)(int), int a);
__attribute__((callback(cb, a))) void f(void (*cb)(int), int a);
void g(void (*cb)(int), int a) __attribute__((callback(cb, a)));
struct S {
  __attribute__((callback(fn, __))) void m(int (*fn)(int));
  template <class T> __attribute__((callback(t, u))) static void n(T t, int u);
};
__global__ void k() {}
