// expect: 70 error 9
// expect: 70 error 9
// expect: 70 error 10
// expect: 70 error 10
// expect: 70 error 11
// expect-device: 550 warning 18
extern __shared__ int es[];
struct Incomplete;
int unbounded() { int a = sizeof(es); return sizeof(int[]); }
int unknown() { int a = sizeof(Incomplete); return sizeof es; }
__device__ int in_device() { auto n = sizeof(es); return n + sizeof(es[0]) + sizeof(&es); }
extern int late[];
int late[3];
struct S {
  int own() { return sizeof(S) + sizeof(T); }
  struct T { int q; };
};
int completed() { extern int again[4]; int q[] = {1, 2}; return sizeof(late) + sizeof(again) + sizeof(q); }
template <class T> struct W;
template <class T> int dependent(T *p) { return sizeof(W<T>) + sizeof(*p); }
int passed(int x[]) { return sizeof(x); }
