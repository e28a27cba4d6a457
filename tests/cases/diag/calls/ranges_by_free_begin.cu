// expect: 20007 error 24
// expect: 20007 error 24
// expect: 20007 error 24
// expect: 20007 error 25
// expect: 20007 error 25
// expect: 20007 error 25
// expect: 20007 error 32
// expect: 20007 error 33
// expect: 20007 error 33
// expect: 20007 error 33
// expect: 20007 error 34
// expect: 20007 error 34
// expect: 20007 error 34
// expect-device: 20016 error 27
// expect-device: 20068 error 27
// expect-device: 20016 error 27
// expect-device: 20068 error 27
// A range-based for names neither the functions that it calls nor the class of what they give.
struct R {};
struct It { int i; __device__ bool operator!=(It) const; __device__ It &operator++(); __device__ int operator*() const; };
It begin(R); It end(R);
struct Q {}; __device__ It begin(Q); __device__ It end(Q);
void f(R r, Q q) {
  for (int i : r) (void)i;
  for (int i : q) (void)i;
}
__device__ void g(R r) { for (int i : r) (void)i; }
namespace n { struct Q {}; struct P { __device__ operator int(); }; P *begin(Q); P *end(Q); }
struct M { It begin(); It end(); };
struct N { M m; struct I { It it; bool operator!=(I) const; I &operator++(); M operator*() const; }; I begin(); I end(); };
void h(n::Q q, M m, N &n) {
  for (int i : q) (void)i;
  for (auto i : m) {}
  for (auto i : n) for (int j : i) ;
}
