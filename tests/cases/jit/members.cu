// expect: 20217 error 22
// expect: 20217 error 23
// expect: 20217 error 24
// expect: 20217 error 25
// expect: 20217 error 26
// expect: 20217 error 27
// expect: 20217 error 28
// expect: 20217 error 29
// expect: 20217 error 30
// expect: 20216 error 35
// expect: 20216 error 36
// expect: 20217 error 37
// expect: 20217 error 39
// expect: 20217 error 44
// expect: 20217 error 46
// expect: 20217 error 47
// expect: 20217 error 54
// expect: 20217 error 59
// expect-default-device: 20216 error 35
// expect-default-device: 20216 error 36
struct A {
    A();
    A(int) {}
    ~A();
    void m();
    static void s();
    operator int();
    A &operator=(const A &);
    virtual void v();
    virtual void pure() = 0;
    void gone() = delete;
    A(const A &) = default;
    A(A &&) = delete;
    __device__ void d();
    __host__ void h();
    __host__ virtual void hv();
    template <class T> void t(T);
    struct Inner {
        void m();
    };
    union U {
        int x;
        __device__ void m();
        void n();
    };
    friend void befriended();
    friend int operator+(const A &, int) { return 1; }
};
A::A() {}
A::~A() {}
void A::m() {}
void A::s() {}
A::operator int() { return 1; }
template <class T> void A::t(T) {}
void A::Inner::m() {}
__host__ void A::h() {}
struct Defaulted {
    Defaulted() = default;
    ~Defaulted();
};
Defaulted::~Defaulted() = default;
