// expect: 254 error 28
// expect: 20 error 28
// expect: 254 error 29
// expect: 20 error 29
// expect: 254 error 30
// expect: 20 error 30
// expect: 254 error 31
// expect: 20 error 32
// expect: 254 error 36
// expect: 20 error 36
// expect: 254 error 37
// expect: 20 error 37
// expect-device: 254 error 28
// expect-device: 20 error 28
// expect-device: 254 error 29
// expect-device: 20 error 29
// expect-device: 254 error 30
// expect-device: 20 error 30
// expect-device: 254 error 31
// expect-device: 20 error 32
// The name of a class as an argument: a misspelt sizeof, or a declaration where a call is meant.
void use(unsigned long n);
struct Vector {
    unsigned long size() const;
};
int calls(Vector v, int *p) {
    int a;
    a = sizof(Vector);
    missing2(Vector);
    missing3(3, Vector, 4);
    use(Vector);
    use(10 * sizoef(*p));
    return a;
}
template <class T> void in_template(T t) {
    int b = szieof(T);
    b = missing5(1, Vector);
}
