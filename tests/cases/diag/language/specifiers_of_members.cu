// expect: 317 error 38
// expect: 317 error 39
// expect: 1455 error 39
// expect: 317 error 41
// expect: 314 error 44
// expect: 377 error 45
// expect: 771 error 47
// expect: 319 error 48
// expect: 319 error 49
// expect: 320 error 49
// expect: 320 error 50
// expect: 1774 error 52
// expect: 774 error 53
// expect: 2614 error 54
// expect: 2884 error 55
// expect: 1667 error 56
// expect: 2548 error 57
// expect: 378 error 58
// expect: 2386 error 59
// expect: 328 error 60
// expect: 1592 error 61
// expect: 1598 error 63
// expect: 377 error 66
// expect: 241 error 72
// expect: 266 error 73
// expect: 266 error 74
// expect: 359 error 76
// expect: 292 error 76
// expect: 2447 error 77
// Specifiers that do not fit a member, pure specifiers, results of overriding functions.
struct B0 {
    virtual void f();
    virtual int g() const;
    virtual B0 *clone();
    virtual B0 &ref();
};
struct D0 : B0 {
    int f();
    double g() const override;
    D0 *clone() override;
    int *ref();
};
struct S {
    virtual static void a();
    virtual S();
    virtual ~S() = 0;
    explicit int c();
    void i() = 0;
    void j() = 1;
    virtual void k() = 1;
    virtual int m() const = 0;
    virtual void p() = default;
    template <typename T> virtual void q(T);
    void t() final;
    static void w() override;
    static void x() const;
    virtual auto y();
    static S(double);
    constexpr int cc = 3;
    extern int jj;
    static int init = 3;
    static const int fine = 4;
    auto placeholder = 1;
};
union U {
    virtual void f();
    int a;
};
struct Base1 { int id; void open(); };
struct Base2 { int id; void open(); };
struct Both : Base1, Base2 {};
union U2 : Base1 { int a; };
int ambiguous(Both &b) { return b.id; }
void ambiguous_call(Both &b) { b.open(); b.Base1::open(); }
struct Init : Base1 {
    Init() : n(1), n(2), missing(3) {}
    Init(int) : Init(), n(3) {}
    int n;
};
