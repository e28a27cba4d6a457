// expect: 1776 error 9
// expect: 1776 error 10
// expect: 1776 error 11
// expect: 1776 error 12
// `c ? a : 0`: the object that is copied has a deleted copy constructor; what the other operand becomes is not copied.
struct M { M(int); M(const M &) = delete; M(M &&); };

void f(const M a, M b, bool c) {
    auto d = c ? a : 3;
    auto e = c ? 3 : a;
    auto g = c ? b : 3;
    c ? a : 3;
}
