// expect: 811 error 134
// expect: 811 error 134
// expect: 811 error 134
// expect: 811 error 135
// expect: 811 error 135
// expect: 811 error 136
// expect: 811 error 136
// expect: 1790 error 136
// expect: 811 error 136
// expect: 811 error 136
// expect: 1790 error 137
// expect: 811 error 137
// expect: 811 error 138
// expect: 811 error 138
// expect: 811 error 141
// expect: 811 error 142
// expect: 811 error 144
// expect: 257 error 148
// expect: 257 error 149
// expect: 252 error 150
// expect: 811 error 151
// expect: 257 error 153
// expect: 257 warning 156
// expect: 252 error 157
// expect: 257 error 161
// expect: 257 error 161
// expect: 811 error 161
// expect: 257 error 161
// expect: 257 error 162
// expect: 252 error 162
// expect: 811 error 162
// expect: 257 error 163
// expect: 252 error 163
// expect: 174 warning 163
// expect: 174 warning 163
// expect: 257 error 163
// expect: 257 warning 164
// expect: 252 error 165
// expect: 257 warning 166
// expect: 257 warning 167
// expect: 257 error 167
// expect: 257 warning 168
// expect-device: 811 error 134
// expect-device: 811 error 134
// expect-device: 811 error 134
// expect-device: 811 error 135
// expect-device: 811 error 135
// expect-device: 811 error 136
// expect-device: 811 error 136
// expect-device: 1790 error 136
// expect-device: 811 error 136
// expect-device: 811 error 136
// expect-device: 1790 error 137
// expect-device: 811 error 137
// expect-device: 811 error 138
// expect-device: 811 error 138
// expect-device: 177 warning 134
// expect-device: 177 warning 134
// expect-device: 177 warning 135
// expect-device: 177 warning 135
// expect-device: 177 warning 135
// expect-device: 177 warning 136
// expect-device: 177 warning 136
// expect-device: 177 warning 136
// expect-device: 177 warning 136
// expect-device: 177 warning 137
// expect-device: 177 warning 138
// expect-device: 177 warning 138
// expect-device: 811 error 141
// expect-device: 811 error 142
// expect-device: 811 error 144
// expect-device: 257 error 148
// expect-device: 257 error 149
// expect-device: 252 error 150
// expect-device: 811 error 151
// expect-device: 257 error 153
// expect-device: 257 warning 156
// expect-device: 252 error 157
// expect-device: 257 error 161
// expect-device: 257 error 161
// expect-device: 811 error 161
// expect-device: 257 error 161
// expect-device: 257 error 162
// expect-device: 252 error 162
// expect-device: 811 error 162
// expect-device: 257 error 163
// expect-device: 252 error 163
// expect-device: 174 warning 163
// expect-device: 174 warning 163
// expect-device: 257 error 163
// expect-device: 177 warning 163
// expect-device: 177 warning 163
// expect-device: 177 warning 163
// expect-device: 257 warning 164
// expect-device: 252 error 165
// expect-device: 257 warning 166
// expect-device: 257 warning 167
// expect-device: 257 error 167
// expect-device: 257 warning 168
// expect-device: 177 warning 141
// expect-device: 177 warning 142
// expect-device: 177 warning 161
// expect-device: 177 warning 161
// expect-device: 177 warning 161
// expect-device: 177 warning 161
// expect-device: 177 warning 162
// expect-device: 177 warning 162
// flags: --c++17
// The same beside other constructors, and of static data members and namespaces.
namespace first {
struct B0 { B0(int); B0() {} };
struct B1 { int k; B1() = default; B1(int); };
struct V { int m; template <class... A> V(A...) {} };
struct W { int m; W() = default; template <class... A> W(A...) {} };
struct X { int m; X(); X(int); };
X::X() = default;
struct Y : B0 { int m; using B0::B0; };
struct Z : B1 { using B1::B1; };
struct D { int m; D(int k = 3) : m(k) {} D(char) {} };
struct E { int m; E() = default; E(const E &) = default; E(E &&) {} };
struct F { B1 b; };
struct G { B1 b{}; int x = 1; G(int); G() = default; };
struct H { virtual void f(); int a; H() = default; H(int); };
struct I { X x; };
struct J { B1 b[2]; J() = default; J(char *); };
template <class T> struct K { T t; K() = default; K(T) {} };
struct L { const int c; L() = default; L(int); };
struct M { int m; explicit M() = default; template <class T> M(T &&); };
struct N { int m; N() noexcept = default; N(const char *, int = 3); };
struct O { int m; O() = delete; O(int); };

struct Q { int m; Q(...) {} };
void f() {
    const V v; const W w; const X x; const Y y; const Z z;
    const D d; const E e; const F ff; const G g; const H h; const I i;
    const J j; const K<int> k; const L l; const M m; const N n;
    const O o; const Q q; static const B1 sb;
    constexpr B1 cb; const B1 arr[3];

}
const B1 global;
constexpr B1 cglobal;
struct Use { static const B1 s; const B1 member; };
const B1 Use::s;
}
namespace second {
struct B1 { int k; B1() = default; B1(int); };
struct A { static const int a; static int &r; static const B1 s; static const int in = 3; static const int arr[3]; static constexpr int q; static const int *p; static B1 nb; static constexpr B1 cc{}; };
const int A::a;
int &A::r;
const B1 A::s;
const int A::in;
const int A::arr[3];
const int *A::p;
template <class T> struct C { static const int a; static int &r; static const T t; static const int ok; };
template <class T> const int C<T>::a;
template <class T> int &C<T>::r;
template <class T> const T C<T>::t;
template <> const int C<int>::ok;
template <> const int C<char>::ok = 3;
const int n; extern const int e; static const int sn; const B1 arr[2]; const int iarr[3];
namespace N { const int nn; int &r; const B1 b; }
void f() { static const int k; static int &r; C<int>::a; C<int>::t; thread_local const int tl; }
template <class T> const int vt;
template <class T> int &vr;
template <class T> static const int vs;
template <class T> struct In { struct D { static const int x; static const int y; }; static inline const int z; static constexpr int w; };
template <class T> const int In<T>::D::x;
}
