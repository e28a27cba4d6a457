// expect: 20136 error 11
// expect: 20136 error 13
// expect: 20136 error 14
// expect: 20136 error 17
// expect: 20156 error 18
// expect: 20136 error 21
// expect: 20136 error 22
// expect-device: 177 warning 13
// expect-device: 177 warning 21
// expect-device: 177 warning 22
template <class T> void directed(T a) { auto l = [&] __device__ {}; }
template void directed<int>(int);
void first(int a) { auto l = [&] __device__ {}; }
template <class T> void called(T a) { auto l = [&] __device__ {}; }
void caller() { called(1); }
template <class T> struct S {
  void m() { auto l = [&] __device__ {}; }
  template <class U> auto unasked(U u) { return [u] __device__ {}; }
};
template struct S<char>;
template <> struct S<float> { void m() { auto l = [&] __device__ {}; } };
void last(int a) { auto l = [&] __device__ {}; }
