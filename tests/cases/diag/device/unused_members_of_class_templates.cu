// expect: 20136 error 19
// expect: 20156 error 20
// expect: 20156 error 21
// expect: 20156 error 22
// expect: 20136 error 23
// expect: 20136 error 24
// expect: 20143 error 25
// expect: 20143 error 26
// expect: 20136 error 29
// expect: 20136 error 32
// expect-device: 20156 error 21
// expect-device: 20136 error 23
// expect-device: 20143 error 25
// expect-device: 20143 error 26
// expect-device: 20136 error 29
// expect-device: 20136 error 32
// The device compiler makes of an ordinary member function of a class template an instance where somebody names it.
template<class T> struct S {
  int a() { auto l = [&] __device__ () { return 1; }; return 1; }
  auto b() { auto l = [] __device__ () { return 1; }; return 1; }
  auto c() { auto l = [] __device__ () { return 1; }; return 1; }
  static auto d() { auto l = [] __device__ () { return 1; }; return 1; }
  int e() { auto l = [&] __device__ () { return 1; }; return 1; }
  template<class U> int f() { auto l = [&] __device__ () { return 1; }; return 1; }
  S() { auto l = [] __device__ () { return 1; }; }
  ~S() { auto l = [] __device__ () { return 1; }; }
};
void u() { S<int> s; s.c(); int x = s.e(); }
template<class T> struct X { int h() { auto l = [&] __device__ () { return 1; }; return 1; } };
template struct X<int>;
struct B { virtual int v(); };
template<class T> struct D : B { int v() { auto l = [&] __device__ () { return 1; }; return 1; } };
D<int> dd;
