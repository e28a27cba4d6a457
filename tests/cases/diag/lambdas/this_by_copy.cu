// expect: 2908 warning 15
// expect: 2908 warning 16
// expect: 2908 warning 17
// expect: 2908 warning 18
// expect: 2908 warning 19
// expect: 2908 warning 24
// expect: 2908 warning 25
// expect: 2908 warning 27
// expect: 2908 warning 28
// expect: 2908 warning 31
// expect: 2908 warning 33
// flags: --c++20
struct S { int v; void f(); static int s;
 void m() {
  auto l = [=] { return v; };
  auto l2 = [=] { return this->v; };
  auto l3 = [=] { f(); };
  auto l4 = [=] __device__ { return v; };
  auto l5 = [=] { auto k = [=] { return v; }; return k(); };
  auto l6 = [&] { return v; };
  auto l7 = [=, this] { return v; };
  auto l8 = [=, *this] { return v; };
  auto l9 = [=] { return s; };
  auto la = [=] { return v + v; };
  auto lb = [&] { auto k = [=] { return v; }; return k(); };
  auto lc = [=] { auto k = [&] { return v; }; return k(); };
  auto ld = [=] __host__ __device__ { return v; };
  auto le = [=](auto x) { return v; };
  auto lf = [=] { return sizeof(v); };
 }
 template<class T> void t() { auto l = [=] { return v; }; }
};
template<class T> struct C { T v; void m() { auto l = [=] { return v; }; } };
