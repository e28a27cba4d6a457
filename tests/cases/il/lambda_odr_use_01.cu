// c++17
struct S { int v; int f() { auto l = [=] { return sizeof(v) + sizeof(this->v); }; return l(); } };
void f(int n, S s) {
  int arr[3]; int i = 1; int &r = n; const int k = 4;
  auto a = [&] { return sizeof(arr) + sizeof(i); };
  auto b = [=] { return sizeof(arr) + sizeof(i); };
  auto c = [=]() mutable { return sizeof(arr) + sizeof(i); };
  auto d = [arr, &i] { return sizeof(arr) + sizeof(i) + arr[0]; };
  auto e = [&] { return sizeof(arr) + arr[1]; };
  auto g = [=] { return sizeof(r) + r; };
  auto h = [=] { decltype(i) z = 1; return z + noexcept(i + 1); };
  auto j = [] { return sizeof(i) + k; };
  auto m = [=] { return [=] { return sizeof(i); }(); };
  auto o = [&] { return [&] { return sizeof(i) + i; }(); };
  auto p = [=] { return sizeof(s.v) + sizeof(s); };
  auto q = [=] { return k + *&k; };
  auto t = [&] { return &k; };
  auto u = [=] { return &k; };
  auto v = [k] { return k; };
  auto w = [k] { return &k; };
  auto x = [&k] { return k + *&k; };
  auto y = [=] { const int &z = k; return z; };
  auto z = [=](bool b) { return b ? k : i; };
}
