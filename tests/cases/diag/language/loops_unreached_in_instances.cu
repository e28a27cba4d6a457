// expect: 128 warning 32
// expect: 128 warning 37
// expect: 128 warning 53
// expect: 128 warning 58
// expect: 128 warning 59
// expect: 128 warning 32
// expect: 128 warning 42
// expect: 128 warning 37
// expect: 128 warning 70
// expect-device: 128 warning 32
// expect-device: 20017 error 62
// expect-device: 128 warning 37
// expect-device: 128 warning 53
// expect-device: 20017 error 62
// expect-device: 128 warning 58
// expect-device: 128 warning 59
// expect-device: 128 warning 32
// expect-device: 128 warning 42
// expect-device: 128 warning 37
// expect-device: 128 warning 70
// expect-device: 128 warning 27
// expect-device: 128 warning 48
// Loops that the arguments of an instance keep from being reached: of constexpr functions where they are called, of deduced results where they are named.
// flags: --c++17
template <class C> int never_read(const C* a) {
    if (sizeof(C) == 1) return 1;
    for (; *a; ++a) { if (*a < 3) return -1; }
    return 0;
}
template <class C> constexpr int constant(const C* a) {
    if (sizeof(C) == 1) return 1;
    for (; *a; ++a) { if (*a < 3) return -1; }
    return 0;
}
template <class C> auto deduced(const C* a) {
    if (sizeof(C) == 1) return 1;
    while (*a) { if (*a < 3) return -1; }
    return 0;
}
template <class C> constexpr int nested(const C* a) {
    if (sizeof(C) == 1) return constant(a);
    while (*a) { }
    return 0;
}
template <class C> struct K {
    int never_read(const C* a) {
        if (sizeof(C) == 1) return 1;
        while (*a) { if (*a < 3) return -1; }
        return 0;
    }
    constexpr int constant(const C* a) const {
        if (sizeof(C) == 1) return 1;
        while (*a) { if (*a < 3) return -1; }
        return 0;
    }
};
struct H {
    template <class C> constexpr H(const C* a) { if (sizeof(C) == 1) return; do { } while (*a); }
    template <class C> constexpr operator C() const { if (sizeof(C) == 1) return 1; do { } while (x); return 2; }
    int x = 2;
};
__device__ int device(const char* p) { return never_read(p) + constant(p) + deduced(p) + K<char>{}.never_read(p) + K<char>{}.constant(p); }
int short_ones(const short* p) { return constant(p) + deduced(p) + nested(p) + K<short>{}.constant(p); }
int host(const signed char* p) {
    H h(p);
    char c = h;
    return nested(p) + deduced(p) + c;
}
int calls() {
    auto generic = [](auto q) { if (sizeof(q) == 1) return 1; while (q) { q = q / 2; } return 3; };
    return generic('c') + generic(2); }
