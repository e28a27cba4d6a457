// expect: 20219 error 23
// expect: 20219 error 26
// expect: 20219 error 28
// expect: 20219 error 29
// expect: 20219 error 31
// expect: 20219 error 32
// expect: 20219 error 33
// expect: 20219 error 34
// expect: 20219 error 36
// expect: 20219 error 37
// expect: 20219 error 38
// expect: 20219 error 38
// expect: 20219 error 39
// expect: 20219 error 40
// expect: 20219 error 46
// expect: 20219 error 48
// expect: 20219 error 50
// expect: 20219 error 51
// expect: 20219 error 56
// expect: 20219 error 59
// expect-default-device: 20113 error 33
struct S {
    static int a;
    static const int b = 1;
    static constexpr int c = 1;
    static inline int d = 1;
    static const int e;
    static int *f;
    static const char *g;
    static const int *const h;
    static int &i;
    static const int &j;
    static thread_local int k;
    static int l[2];
    static const int m[2];
    static volatile int o;
    int static q;
    static int r, s;
    [[maybe_unused]] static int t;
    static void (*u)();
    int plain;
};
int S::a = 1;
const int S::e = 2;
template <class T> struct T1 {
    static T a;
    static const T b = 1;
    static inline T c{};
    static constexpr T d{};
    static const T *e;
    static typename T::type f;
    template <class U> static U g;
};
template <class T> T T1<T>::a = 1;
template <> struct T1<long> {
    static int q;
};
template <class T> struct T1<T *> {
    static int q;
};
