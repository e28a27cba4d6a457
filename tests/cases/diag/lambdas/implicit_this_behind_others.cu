// expect: 2908 warning 36
// expect: 2908 warning 37
// expect: 2908 warning 37
// expect: 2908 warning 41
// expect: 2908 warning 43
// expect: 2908 warning 44
// expect: 2908 warning 45
// expect-device: 2908 warning 36
// expect-device: 177 warning 36
// expect-device: 2908 warning 37
// expect-device: 2908 warning 37
// expect-device: 177 warning 37
// expect-device: 177 warning 38
// expect-device: 177 warning 39
// expect-device: 177 warning 40
// expect-device: 2908 warning 41
// expect-device: 177 warning 41
// expect-device: 177 warning 42
// expect-device: 2908 warning 43
// expect-device: 177 warning 43
// expect-device: 2908 warning 44
// expect-device: 2908 warning 45
// expect-device: 177 warning 45
// expect-device: 177 warning 36
// expect-device: 177 warning 37
// expect-device: 177 warning 38
// expect-device: 177 warning 39
// expect-device: 177 warning 40
// expect-device: 177 warning 41
// expect-device: 177 warning 42
// expect-device: 177 warning 43
// expect-device: 177 warning 44
// expect-device: 177 warning 45
// flags: --c++20
struct S { int v; void m() {
  auto a = [=] { auto in = [=] { return v; }; return v; };
  auto b = [=] { int q = v; auto in = [=] { return v; }; return q; };
  auto c = [=] { auto in = [this] { return v; }; return v; };
  auto d = [=] { auto in = [this] { return v; }; return 1; };
  auto e = [=] { auto in = [&] { return v; }; return v; };
  auto f = [=] { auto in = [x = v] { return x; }; return v; };
  auto g = [=] { auto in = [*this] { return v; }; return v; };
  auto h = [=] { auto in = [=] { return [=] { return v; }; }; return v; };
  auto i = [=] { struct L { int m() { return 1; } }; return v; };
  auto j = [&] { auto in = [=] { return v; }; return v; };
} };
