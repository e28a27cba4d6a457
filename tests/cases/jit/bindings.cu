// expect: 20218 error 10
// expect: 20218 error 10
// expect: 20218 error 10
// expect: 20121 error 11
// expect: 20218 error 11
// expect: 20218 error 11
// expect-default-device: 20121 error 10
// expect-default-device: 20121 error 11
struct P { int x, y; };
auto [a, b] = P{1, 2};
const auto [c, d] = P{1, 2};
