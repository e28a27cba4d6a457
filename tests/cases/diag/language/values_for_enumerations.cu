// expect: 458 error 16
// expect: 458 error 17
// expect: 458 error 18
// expect: 458 error 19
// expect: 458 error 20
// expect: 458 error 21
// expect: 458 error 23
// expect: 458 error 30
// expect: 458 error 31
// expect: 458 error 32
// Numbers and enumerators of other enumerations are no arguments for a parameter of an enumeration (458).
enum class E { a, b };
enum F { fa };
template <E e> struct W {};
template <F f> struct Y {};
W<2> w1;
W<nullptr> w2;
W<true> w3;
W<fa> w4;
Y<2> y1_;
Y<E::a> y2;
Y<fa> y3;
W<'a'> w5;
W<E(1)> w6;
W<static_cast<E>(1)> w7;
template <E e> int variable = 3;
template <E e> using Alias = W<e>;
void local()
{
    W<2> third;
    int x = variable<2>;
    Alias<3> a;
    x = 3;
}
