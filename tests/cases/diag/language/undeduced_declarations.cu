// expect: 289 error 25
// expect: 2958 error 25
// expect: 289 error 26
// expect: 2958 error 26
// expect: 289 error 27
// expect: 2958 error 27
// expect: 289 error 28
// expect: 2958 error 28
// expect: 289 error 30
// expect: 2958 error 30
// expect: 289 error 31
// expect: 2958 error 31
// expect: 289 error 32
// expect: 2958 error 32
// expect: 289 error 33
// expect: 2958 error 33
// expect: 289 error 34
// expect: 2958 error 34
// expect: 289 error 35
// expect: 2958 error 35
// flags: --c++17
// The type that no initialiser gives is told of once, also for the variables behind it.
template <typename T> struct Box { T value; };
template <typename T> struct Ctor { Ctor(T, T); };
Box g1{3}, g2;
Ctor g7(1), g8(1, 2);
Ctor g9(1, 2), g10(1);
Ctor g11(1, "x"), g12(2);
void f() {
    Box b2{3}, b3;
    Box e2{1}, e3{3};
    Ctor h7(1), h8(1, 2);
    Ctor h9(1, 2), h10(1);
    Ctor h11(1, "x"), h12(2);
    const Ctor i11{1, "x"}, i12{2}, i13;
}
