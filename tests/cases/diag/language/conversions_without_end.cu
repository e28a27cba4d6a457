// expect: 20 error 12
// expect-device: 20 error 12
// Conversions that need themselves: a copy constructor by value, a default argument that wants the constructor it belongs
// to, a closure that holds what the conversion of the closure makes. What no answer ends is not told.

struct Two { Two(Two a, Two b) {} };
struct Use { Two d; Use() : d(d, d) {} };

struct S { template <typename T> S(T t) { (void)sizeof(t); } };
void foo(S);
void test() {
    auto x = missing;
    auto l = [x] {};
    foo(l);
}
