// expect: 771 error 36
// expect: 771 error 37
// expect: 771 error 38
// expect: 771 error 39
// expect: 452 error 40
// expect: 452 error 41
// expect-device: 771 error 36
// expect-device: 771 error 37
// expect-device: 771 error 38
// expect-device: 771 error 39
// expect-device: 452 error 40
// expect-device: 452 error 41
namespace n { struct type { }; enum kind { first }; template <class T> struct box { using inner = T; }; }

struct plain {
    explicit operator bool() const;
    explicit operator decltype(1 + 2L)() const;
    explicit operator decltype(nullptr)();
    explicit operator struct later *();
    explicit operator enum n::kind() const;
    explicit operator const char *() const;
    explicit operator ::n::type();
    explicit operator n::type &();
    explicit operator int n::type::*() const;
    explicit operator unsigned long long() const;
};

template <class T> struct of_template {
    explicit operator typename T::inner() const;
    explicit operator typename n::box<T>::inner *() const;
    template <class U> explicit operator U *() const;
    explicit operator decltype(T())() { return T(); }
};

struct wrong {
    explicit void operator()();
    explicit bool operator==(const wrong &) const;
    explicit int f();
    explicit int m;
    int operator decltype(nullptr)();
    void operator struct later &();
};

struct converted { explicit operator auto() const { return 1; } explicit operator decltype(auto)() { return 'c'; } };
__global__ void k(plain p) { }
