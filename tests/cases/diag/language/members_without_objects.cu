// expect: 245 error 39
// expect: 245 error 40
// expect: 245 error 41
// expect: 245 error 42
// expect: 304 error 43
// expect: 245 error 44
// expect: 245 error 45
// expect: 304 error 46
// expect: 304 error 47
// expect: 245 error 48
// expect: 413 error 49
// expect: 245 error 50
// expect-device: 245 error 39
// expect-device: 245 error 40
// expect-device: 245 error 41
// expect-device: 245 error 42
// expect-device: 304 error 43
// expect-device: 245 error 44
// expect-device: 245 error 45
// expect-device: 304 error 46
// expect-device: 304 error 47
// expect-device: 245 error 48
// expect-device: 413 error 49
// expect-device: 245 error 50
// A member function that is called without an object is told of in place of what is wrong with its arguments; a set of
// functions is resolved before.
struct A {};
struct S {
    int solve(int) const { return 1; }
    void two(int);
    void two(int, int);
    void mix(int);
    static void mix(A);
    static int st(int);
    void other() const;
    template <class T> void t(T *);
};
void v(A a, int n) {
    S::solve(a);
    S::solve();
    S::solve(1, 2);
    S::solve(1);
    S::two(a);
    S::two(1);
    S::mix(1);
    S::mix();
    S::t(3);
    S::t(&n);
    S::st(a);
    S::other(a);
}
