// expect: 28 error 21
// expect: 304 error 21
// expect: 28 error 22
// expect: 304 error 22
// expect: 28 error 25
// expect: 304 error 25
// expect-device: 28 error 21
// expect-device: 304 error 21
// expect-device: 28 error 22
// expect-device: 304 error 22
// expect-device: 28 error 25
// expect-device: 304 error 25
// What is no constant is told of in front of a function template that is no candidate.
int rt;
template <int N> void one(int);
template <class N> void one(long);
template <bool B> void b();
template <int N> __global__ void k() {}
constexpr int two = 2;
void g(int n) {
  one<n>(1);
  one<rt>(1);
  b<2>();
  b<two>();
  k<rt><<<1, 1>>>();
}
