// expect: 20220 error 27
// expect: 20219 error 28
// expect: 20220 error 28
// expect: 20217 error 30
// expect: 20217 error 37
// expect: 20217 error 39
// expect: 20217 error 44
// expect: 20219 error 46
// expect: 20220 error 30
// expect: 20220 error 26
// expect: 20220 error 31
// expect: 20217 error 33
// expect: 20220 error 33
// expect: 20220 error 40
// expect: 20217 error 41
// expect: 20218 error 42
// expect: 20217 error 50
// expect: 20220 error 50
// expect: 20220 error 49
// expect: 20220 error 51
// expect: 20217 error 54
// expect: 20220 error 55
// expect: 20220 error 54
// expect-default-device: 20218 error 42
struct S {
    int a = [] { return 1; }();
    static const int b = [] { return 1; }();
    static inline int c = [] { return 2; }();
    __device__ S() : d([] { return 1; }()) {}
    void m(int x = [] { return 1; }()) {
        auto l = [] {};
        struct Z {
            void q() { auto r = [] {}; }
        };
    }
    int d;
    void last();
    struct I {
        void m() {
            auto l = [] {};
            void local();
            extern int external;
        }
        void n();
    };
    static int t;
};
template <class T> struct C {
    int x = [] { return 1; }();
    void m(int a = [] { return 1; }()) { auto l = [] {}; }
    T y = [] { return T(); }();
};
template <> struct C<char> {
    void u() { auto l = [] {}; }
    int y = [] { return 1; }();
};
