// expect: 20 error 8
// expect: 20 error 10
// expect: 20 error 11
// expect-device: 177 warning 10
// expect-device: 177 warning 11
// expect-device: 177 warning 12
struct S { S *p; int x; };
auto function() -> undefined_0 { return 1; }
void f(S *(*h)()) {
  auto a = [] () mutable -> undefined_1 { return 1; };
  auto b = [] __device__ () -> undefined_2 { return 1; };
  auto c = [] () noexcept -> S { return S(); };
  if (h()->p) { h()->x; }
}
