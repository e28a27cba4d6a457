// expect: 29 error 15
// expect: 20052 error 15
// expect: 125 error 15
// expect: 29 error 16
// expect: 980 error 16
// expect: 18 error 16
// expect: 980 error 15
// expect: 20 error 17
// expect: 980 error 17
// An object that cannot be called is not launched either, whatever is wrong with its operands.
struct Stream {};
Stream out;

int shifted(int x) {
    out << << x;
    out<<<1, >>>(x);
    out<<<1, 1>>>(missing);
    return x;
}
