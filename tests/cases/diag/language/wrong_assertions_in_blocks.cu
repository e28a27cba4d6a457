// expect: 20 error 39
// expect: 442 error 40
// expect: 442 error 44
// expect: 442 error 45
// expect: 20 error 46
// expect: 135 error 47
// expect: 135 error 48
// expect: 135 error 49
// expect: 20 error 50
// expect: 349 error 51
// expect: 28 error 52
// expect: 442 error 53
// expect: 135 error 54
// expect: 254 error 54
// expect: 1038 error 54
// expect: 42 error 55
// expect-device: 442 error 44
// expect-device: 442 error 45
// expect-device: 20 error 46
// expect-device: 135 error 47
// expect-device: 135 error 48
// expect-device: 135 error 49
// expect-device: 20 error 50
// expect-device: 349 error 51
// expect-device: 28 error 52
// expect-device: 442 error 53
// expect-device: 135 error 54
// expect-device: 254 error 54
// expect-device: 1038 error 54
// expect-device: 42 error 55
// What is wrong with the conditions of assertions in blocks.
namespace own {
template <class T, class U> struct is_same { static constexpr bool value = false; };
template <class T, class U> constexpr bool is_same_v = false;
}
namespace N { int a; }
struct S { int x; };
template <class T> void g() {
    static_assert(sizeof(T) > undefd, "x");
    static_assert(own::is_same<T>::value, "x");
    static_assert(T::foo, "x");
}
void body(int k) {
    static_assert(own::is_same<int>::value, "types");
    static_assert(!own::is_same<int>::value, "types");
    static_assert(undefd2 > 3, "types");
    static_assert(N::b > 3, "types");
    static_assert(S::y > 3, "types");
    static_assert(sizeof(S::y) > 3, "types");
    static_assert(sizeof(undefd3) > 3, "types");
    static_assert(S{} == S{}, "types");
    static_assert(k > 3, "types");
    static_assert(own::is_same_v<int>, "types");
    static_assert(own::is_samm_v<int, int>, "types");
    static_assert(alignof(S) > "3", "types");
}
