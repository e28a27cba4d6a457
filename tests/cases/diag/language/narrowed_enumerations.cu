// expect: 2361 warning 12
// expect: 2361 warning 13
// expect: 2361 warning 19
// Enumerations without a fixed underlying type narrow as the type that they are promoted to, whatever their values.
enum flag { off, on };
enum large { far = 1L << 40 };
enum unsigned_large { whole = 0xffffffffffffffffu };
enum small : unsigned char { one };

void convert(flag f, large l, small s)
{
    short a{f};
    unsigned b{f};
    int c{f};
    long d{l};
    long e{f};
    short g{s};
    int h[] = {f, s};
    int i{l};
    unsigned char j{on};
    (void)a, (void)b, (void)c, (void)d, (void)e, (void)g, (void)h, (void)i, (void)j;
}

template <class T, class U> struct same { static const bool value = false; };
template <class T> struct same<T, T> { static const bool value = true; };
static_assert(same<decltype(+far), long>::value, "");
static_assert(same<decltype(+whole), unsigned long>::value, "");
static_assert(same<decltype(+on), int>::value, "");

template <class T> T make();
template <class T, class U> auto fits(int) -> decltype(T{make<U>()}, true) { return true; }
template <class T, class U> constexpr char fits(long) { return 0; }
static_assert(same<decltype(fits<int, flag>(0)), bool>::value, "");
static_assert(same<decltype(fits<long, large>(0)), bool>::value, "");
static_assert(same<decltype(fits<unsigned, flag>(0)), char>::value, "");
static_assert(same<decltype(fits<unsigned char, flag>(0)), char>::value, "");
static_assert(same<decltype(fits<unsigned char, small>(0)), bool>::value, "");
