// expect: 836 warning 24
// expect: 836 warning 25
// expect: 836 warning 26
// expect: 836 warning 27
// expect: 836 warning 30
// expect: 836 warning 31
// expect: 836 warning 32
// expect: 836 warning 33
// expect: 1056 warning 34
// expect: 430 warning 37
// expect: 836 warning 38
// expect: 836 warning 40
// expect: 836 warning 41
// expect: 836 warning 42
// expect: 836 warning 43
// expect: 1056 warning 44
// expect: 836 warning 45
// expect: 836 warning 48
// expect: 836 warning 49
// expect: 836 warning 49
struct S { int v; int arr[2]; };
int g;
void f(int a, S s, int &r) {
  auto l1 = [a] () -> const int & { return a; };
  auto l2 = [&a] () -> int & { return a; };
  auto l3 = [=] () -> const int & { return a; };
  auto l4 = [=] () -> const S & { return s; };
  auto l5 = [=] () -> const int & { return s.v; };
  auto l6 = [a] () -> const int * { return &a; };
  auto l7 = [a] () mutable -> int & { return a; };
  auto l8 = [&] () -> int & { return a; };
  auto l9 = [] (int p) -> int & { return p; };
  auto l10 = [] () -> int & { int z = 0; return z; };
  auto l11 = [] () -> int * { int z = 0; return &z; };
  auto l13 = [r] () -> const int & { return r; };
  auto l14 = [x = a] () -> const int & { return x; };
  auto l15 = [] () -> const int & { return 1; };
  auto l16 = [] () -> decltype(auto) { int z = 0; return (z); };
  auto l17 = [] () -> int & { return g; };
  auto l18 = [=] __device__ () -> const int & { return a; };
  auto l19 = [] __device__ (int p) -> int & { return p; };
  auto l20 = [] __host__ __device__ () -> int & { int z = 0; return z; };
  auto l21 = [a] () { return [&] () -> const int & { return a; }; };
  auto l22 = [] (S q) -> int * { return q.arr; };
  auto l23 = [] (int p) { return [&p] () -> int & { return p; }; };
  auto l24 = [] (auto p) -> auto & { return p; };
}
int &f2(int x) { auto l = [&x] () -> int & { return x; }; return l(); }
__global__ void k(int *p) { auto l = [] (int q) -> int & { return q; }; auto m = [=] () -> int *const & { return p; }; }
struct M { int v; auto m() { return [this] () -> int & { return v; }; } auto n() { return [*this] () -> const int & { return v; }; } };
