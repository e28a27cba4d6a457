// expect: 1675 warning 16
// expect: 1676 warning 25
// expect: 1675 warning 26
// expect: 1675 warning 27
// expect: 1675 warning 29
// expect: 1675 warning 33
// expect: 1676 warning 38
// expect-device: 1675 warning 16
// expect-device: 1676 warning 25
// expect-device: 1675 warning 26
// expect-device: 1675 warning 27
// expect-device: 1675 warning 29
// expect-device: 1675 warning 33
// expect-device: 1676 warning 38
// Pragmas of GCC that the front end does not know.
#pragma GCC optimize("O3")
#pragma GCC push_options
#pragma GCC target("avx2")
#pragma GCC pop_options
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic pop
#pragma GCC visibility push(hidden)
#pragma GCC visibility pop
#pragma GCC visibility hidden
#pragma GCC unroll
#pragma GCC
int f(int n) {
#pragma GCC unroll 4
  for (int i = 0; i < n; i++) n--;
#pragma GCC ivdep
  for (int i = 0; i < n; i++) n--;
  _Pragma("GCC nothing") return n;
}
#pragma nv_diag_suppress unrecognized_gcc_pragma
#pragma GCC nothing
struct S {
#pragma GCC visibility bad
  int a;
};
