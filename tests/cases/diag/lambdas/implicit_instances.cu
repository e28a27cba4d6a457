// expect: 20156 error 13
// expect: 20149 error 13
// expect: 20146 error 13
// expect: 549 warning 20
// expect: 20149 error 13
// expect: 20146 error 13
// expect: 20149 error 13
// expect: 20146 error 13
// expect: 20135 error 30
// expect: 20153 error 30
// expect: 20154 error 30
// expect: 20153 error 30
template<class T> auto deduced(T x) { auto l = [=] __device__ (T y) { return x; }; return 1; }
auto deduced(int, int) { return 1; }
template<class T> void plain(T x) { auto l = [=] __host__ __device__ (T y) { return x; }; }
template<class T> auto trailing(T x) -> int { auto l = [=] __device__ { return x; }; return 1; }
template<> auto trailing(char) -> int { auto l = [] __device__ {}; return 1; }
void f() {
  struct L { int v; } l;
  deduced(1); deduced(2.0); deduced(1, 2); deduced(l);
  auto p = [] { return 1; };
  deduced(p); deduced([] { return 2; });
  trailing(l); trailing('a');
}
class C {
  class P {};
  void m() { plain(P()); plain(1); plain(C()); }
};
void g() {
  class P { struct Q {}; public: static void m() { auto a = [] __host__ __device__ (Q) {}; } };
}
