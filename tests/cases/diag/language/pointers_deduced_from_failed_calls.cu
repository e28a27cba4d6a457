// expect: 304 error 28
// expect: 1587 error 28
// expect: 304 error 29
// expect: 1587 error 29
// expect: 304 error 30
// expect: 304 error 31
// expect: 167 error 32
// expect: 1587 error 32
// expect: 304 error 33
// expect: 1587 error 33
// expect: 304 error 34
// expect: 1587 error 34
// expect: 304 error 35
// expect: 1587 error 35
// expect: 304 error 36
// expect: 1587 error 36
// expect: 304 error 37
// expect: 1587 error 37
// expect: 20 error 38
// expect: 1587 error 38
// expect: 304 error 40
// A pointer to auto has no type where no function takes the call that initialises it.
template <typename T> T *pick(T *);
int one(int);
int two(int);
int two(double *);
void f() {
    auto *a = pick(3);
    const auto *b = pick(3);
    auto c = pick(3);
    auto &d = pick(3);
    auto *e = one("x");
    auto *g = two("x");
    if (auto *h = pick(3)) return;
    while (auto *i = two("x")) return;
    for (auto *j = pick(3); j; ) return;
    static auto *k = two("x");
    auto *l = undefined(3);
}
template <typename T> void generic() { auto *n = two("x"); auto *o = two(T()); }
