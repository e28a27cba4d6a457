// expect: 254 error 47
// expect: 20 error 47
// expect: 254 error 48
// expect: 254 error 49
// expect: 20 error 49
// expect: 254 error 49
// expect: 20 error 49
// expect: 254 error 50
// expect: 20 error 50
// expect: 254 error 51
// expect: 20 error 51
// expect: 254 error 52
// expect: 20 error 52
// expect: 254 error 53
// expect: 254 error 54
// expect: 20 error 55
// expect: 254 error 59
// expect: 20 error 59
// expect: 254 error 60
// expect: 20 error 60
// expect: 254 error 61
// expect: 20 error 61
// expect: 254 error 61
// expect: 20 error 61
// expect-device: 254 error 47
// expect-device: 20 error 47
// expect-device: 254 error 48
// expect-device: 254 error 49
// expect-device: 20 error 49
// expect-device: 254 error 49
// expect-device: 20 error 49
// expect-device: 254 error 50
// expect-device: 20 error 50
// expect-device: 254 error 51
// expect-device: 20 error 51
// expect-device: 254 error 52
// expect-device: 20 error 52
// expect-device: 254 error 53
// expect-device: 254 error 54
// expect-device: 20 error 55
// The name of a type as an argument: a misspelt sizeof, or a declaration where a call is meant.
void use(unsigned long n);
struct Vector {
    unsigned long size() const;
};
int calls(Vector v, int *p) {
    int a = szieof(float);
    use(v.size() * szieof(float));
    a = sziof(int) * 2 + sizof(Vector);
    missing(int, 3);
    missing2(Vector);
    missing3(3, Vector, 4);
    use(int);
    use(Vector);
    use(10 * sizoef(*p));
    return a;
}
template <class T> void in_template(T t) {
    int b = szieof(T);
    b = sizefo(float) + t;
    b = missing4(int, 3) + missing5(1, Vector);
}
