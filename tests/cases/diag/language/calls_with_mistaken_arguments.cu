// expect: 1920 error 55
// expect: 20 error 61
// expect: 304 error 61
// expect: 20 error 62
// expect: 304 error 62
// expect: 20 error 63
// expect: 20 error 64
// expect: 304 error 64
// expect: 20 error 66
// expect: 1767 error 66
// expect: 20 error 67
// expect: 1767 error 67
// expect: 20 error 68
// expect: 304 error 68
// expect: 20 error 69
// expect: 304 error 69
// expect: 20 error 70
// expect: 304 error 70
// expect: 20 error 71
// expect: 20 error 72
// expect: 20 error 73
// expect: 20 error 74
// expect-device: 1920 error 55
// expect-device: 20 error 61
// expect-device: 304 error 61
// expect-device: 20 error 62
// expect-device: 304 error 62
// expect-device: 20 error 63
// expect-device: 20 error 64
// expect-device: 304 error 64
// expect-device: 20 error 66
// expect-device: 1767 error 66
// expect-device: 20 error 67
// expect-device: 1767 error 67
// expect-device: 20 error 68
// expect-device: 304 error 68
// expect-device: 20 error 69
// expect-device: 304 error 69
// expect-device: 20 error 70
// expect-device: 304 error 70
// expect-device: 20 error 71
// expect-device: 20 error 72
// expect-device: 20 error 73
// expect-device: 20 error 74
// expect-device: 550 warning 65
// An argument that is a mistake fits any parameter and leaves an instance open; the others may fit none all the same.
struct Object {
    int operator()(int a);
    int operator()(int a, double b);
    template <class T> int operator()(T &t, const Object &o);
};
template <class T> void two(T &t, int b);
template <class T> void two(T &t);
template <class T> void one(T t, int *b);
template <class T> void pack(T t, int *b, T... more);
template <class... T> void all(T... t);
struct Vector {
    float x, y, z;
};
void calls(Object &object, int *p) {
    object(missing1, "a");
    int i = object(missing2, "a");
    Vector v = {1, 2.f, missing3};
    v = {1, object(missing4, "a"), 2};
    auto l = [](int a, int *p) { return a; };
    l(missing5, 3);
    l(missing6);
    two(missing7, "a");
    two(missing8, p);
    one(missing9, 3);
    one(missing10, p);
    two(missing11);
    two(missing12, 1);
    all(missing13, 1);
}
