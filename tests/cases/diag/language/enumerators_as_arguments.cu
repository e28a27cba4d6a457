// Enumerators that do not fit the type of a template parameter
// flags: --c++17
// expect: 2362 error 20
// expect: 2362 error 21
// expect: 2362 error 22
// expect: 2362 error 23
// expect: 2362 error 26
// expect: 2362 error 27
// expect: 2362 error 28
// expect: 2362 error 29
// expect: 2362 error 30
// expect: 2362 error 32
// expect: 2362 error 34
// expect: 2362 error 37
// expect: 2362 error 38
// expect: 2362 error 39
template <int N> struct a {}; template <char C> struct b {}; template <unsigned U> struct c {}; template <bool B> struct e {};
enum { big = 300, neg = -1, ok = 1 }; enum nm { nbig = 300, nneg = -1 }; enum class sc { s = 300 };
namespace q { enum { other = 70000 }; struct z { enum { in = 400 }; enum lit { l = 500 }; }; }
b<big> x1;
b<nbig> x2;
c<neg> x3;
c<nneg> x4;
e<big> x5; e<nbig> x6; a<big> x7; e<ok> x8; b<ok> x9;
template <short S> struct h {};
h<q::other> r1;
b<q::z::in> r2;
b<(big)> r3;
b<q::z::l> r4;
b<big + 1> r5;
enum sized : unsigned char { u8 = 200 };
b<u8> r6;
template <unsigned char... S> struct p {};
p<1, big, 2> r7;
template <char C> int fn() { return C; }
int r8 = fn<ok>();
void loc() { enum { in = 1000 }; b<in> v; }
__device__ void dv() { b<big> v; }
using al = b<big>;
