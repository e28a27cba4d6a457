// expect: 135 error 25
// expect: 144 error 28
// expect: 456 error 13
// expect: 70 error 13
// expect: 456 error 19
// expect: 456 error 15
// expect: 70 error 15
// expect: 144 error 35
// expect: 144 error 40
// expect: 20 error 41
// What is wrong elsewhere is told of although instances need one another without end.
template <int N> struct Level {
    enum { number = N, next = Level<N + 1>::number };
};
template <int N> struct Base : Base<N + 1> {
    int x;
};
template <int N> struct Factorial {
    static const int value = N * Factorial<N - 1>::value;
};
struct A {
    int a;
};

int before(A a) { return a.b; }
int levels()
{
    int x = "levels";
    return Level<3>::number + x;
}
int factorial() { return Factorial<5>::value; }
int base()
{
    Base<3> b;
    int x = "base";
    return x;
}
int behind()
{
    int *y = 3.0;
    y = unknown;
    return *y;
}
