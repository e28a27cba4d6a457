// expect: 415 error 72
// expect: 415 error 73
// expect: 415 error 74
// expect: 415 error 79
// expect: 415 error 80
// expect: 415 error 81
// expect: 146 error 81
// expect: 415 error 82
// expect: 146 error 84
// expect: 146 error 85
// expect: 415 error 86
// expect: 415 error 86
// expect: 415 error 86
// expect: 146 error 86
// expect: 415 error 86
// expect: 146 error 86
// expect: 415 error 87
// expect: 415 error 87
// expect: 415 error 87
// expect: 415 error 87
// expect: 415 error 87
// expect: 146 error 87
// expect: 415 error 87
// expect: 146 error 87
// expect-device: 415 error 72
// expect-device: 415 error 73
// expect-device: 415 error 74
// expect-device: 415 error 79
// expect-device: 415 error 80
// expect-device: 415 error 81
// expect-device: 146 error 81
// expect-device: 415 error 82
// expect-device: 146 error 84
// expect-device: 146 error 85
// expect-device: 415 error 86
// expect-device: 415 error 86
// expect-device: 415 error 86
// expect-device: 146 error 86
// expect-device: 415 error 86
// expect-device: 146 error 86
// expect-device: 415 error 87
// expect-device: 415 error 87
// expect-device: 415 error 87
// expect-device: 415 error 87
// expect-device: 415 error 87
// expect-device: 146 error 87
// expect-device: 415 error 87
// expect-device: 146 error 87
// expect-device: 177 warning 75
// expect-device: 177 warning 76
// expect-device: 177 warning 78
// expect-device: 177 warning 83
// expect-device: 177 warning 87
// flags: --c++20
// An element of an aggregate that has no elements itself takes no item without braces.
struct Empty {};
struct Full { int a; };
struct Conv { Conv(int); int q; };
struct A : Empty {};
struct B : Empty { int m; };
struct C : Full {};
struct D : Full { int m; };
struct E : Conv {};
struct F { Full f; int k; };
struct G { Empty e; };
template <class T> struct base {};
template <class T> struct plus : base<T> { T operator()(T, T) const; };
struct H : Empty, Full {};
struct N { int x[2]; };
void f()
{
    auto a = A(1);
    auto b = B(1);
    auto b2 = B(1, 2);
    auto c = C(1);
    auto d = D(1, 2);
    auto e = E(1);
    auto f = F(1, 2);
    auto g = G(1);
    auto p = plus<float>(1);
    auto p2 = plus<float>(1, 2);
    auto h = H(1);
    auto n = N(1);
    auto em = Empty(1);
    auto em2 = Empty(1, 2);
    A a1(1); plus<float> p3(1); G g1(1); A a5(Empty(), 2); plus<int> p6(1, 2);
    A a2 = {1}; plus<float> p4{1}; G g2{1}; B b4{1}; B b5{1, 2}; A a3{Empty{}}; A a4{{}, 1}; plus<int> p5{1, 2};
}
