// expect: 349 warning 16
// expect: 349 warning 17
// expect: 349 warning 18
// expect: 349 warning 19
// expect: 349 warning 20
// expect: 349 error 22
// expect: 349 error 23
// expect: 349 error 25
// expect: 349 error 25
// expect-device: 349 error 25
// expect-device: 349 error 25
// flags: --c++17
// Where no operator takes the operands of an assignment in a template, the original only warns.
struct F { float x; };
template <class T> void g(F a, T t) {
    a += 1;
    a -= a;
    a <<= 1;
    a = 3;
    a &= 1;
    F b;
    b = a / 2;
    a == a;
}
void h(F a) { a += 1; a = 3; }
