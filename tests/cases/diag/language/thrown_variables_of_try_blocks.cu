// expect: 1776 error 14
// expect: 1776 error 15
// expect: 1776 error 18
// What lives longer than a try block around is copied where it is thrown, not moved ([class.copy.elision]/3).
struct T { int i; T(); T(const T &) = delete; T(T &&); };
struct U { int i; U(); U(const U &); U(U &&) = delete; };
void h(); bool b;
void f1() { U x; try { throw x; } catch (...) {} }
void f2() { T y; throw static_cast<T &&>(y); }
void f3() { try { T y; throw y; } catch (...) {} }
void f4() { try { T y; try { h(); } catch (...) { throw y; } } catch (...) {} }
void f5(T y) { throw y; }
void f6(U x) { try { throw x; } catch (...) {} }
void f7() { U x; try { h(); } catch (...) { throw x; } }
void f8() { U x; try { h(); } catch (...) { if (b) throw x; } }
void f9() { U x; try { try { h(); } catch (...) { throw x; } } catch (...) { } }
void f10(U x) try { h(); } catch (...) { }
void f11() { U x; { throw x; } }
