// expect: 1776 error 21
// expect: 1776 error 21
// expect: 1776 error 21
// expect: 1776 error 21
// expect: 1776 error 21
// expect: 1776 error 21
// expect-device: 1776 error 21
// expect-device: 1776 error 21
// expect-device: 1776 error 21
// expect-device: 1776 error 21
// expect-device: 1776 error 21
// expect-device: 1776 error 21
// flags: --c++20
// A comparison that is defaulted for a class with a part that has none is deleted.
struct N { int k; };
struct A { N n; bool operator==(const A &) const = default; };
struct S { friend bool operator==(const S &, const S &); };
struct A2 { N n; friend bool operator==(const A2 &, const A2 &) = default; };
struct A3 : N { bool operator==(const A3 &) const = default; };
struct A4 { S s; bool operator==(const A4 &) const = default; };
void f(A x, A2 z, A3 u, A4 v) { x == x; x != x; z == z; u == u; v == v; v != v; if (x == x) return; bool b = x == x; }
