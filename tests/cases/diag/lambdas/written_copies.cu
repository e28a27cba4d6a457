// expect: 137 error 14
// expect: 137 error 15
// expect: 137 error 15
// expect: 137 error 16
// expect: 137 error 17
// expect: 137 error 18
// expect: 137 error 19
// expect: 137 error 23
// expect: 137 error 28
void f(int a, int *p, int q[2]) {
  const int c = a;
  int arr[2] = {};
  int &r = a;
  auto l1 = [=] __device__ () { a = 1; p[0] = 1; *p = 2; q[1] = 3; };
  auto l2 = [a, p] __host__ __device__ () { ++a; p = nullptr; };
  auto l3 = [arr] () { arr[0] = 1; };
  auto l4 = [a, c] () mutable { a = 1; c = 2; };
  auto l5 = [&a, arr] () { a = 1; arr[1]++; };
  auto l6 = [x = a] __device__ () { x -= 1; };
  auto l7 = [&] () { a = 1; arr[0] = 2; };
  auto l8 = [=] () { int a = 1; a = 2; auto in = [a] () mutable { a = 3; }; };
  auto l9 = [=] () { return [=] () mutable { a = 3; }; };
  auto l10 = [r] () { r = 1; };
  auto l11 = [=] (int a) { a = 1; };
}
struct S {
  int v;
  void m() { auto l = [*this] () { v = 1; }; auto k = [*this] () mutable { v = 1; }; auto n = [=] () { v = 1; }; }
  void cm() const { auto k = [*this] () mutable { return v++; }; }
};
