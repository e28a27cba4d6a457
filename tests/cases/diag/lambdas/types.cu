// expect: 20147 error 118
// expect: 20147 error 118
// expect: 20147 error 118
// expect: 20147 error 118
// expect: 20147 error 118
// expect: 20147 error 118
// expect: 20147 error 118
// expect: 20147 error 118
// expect: 20147 error 118
// expect: 20147 error 119
// expect: 20147 error 119
// expect: 20147 error 119
// expect: 20154 error 119
// expect: 20154 error 119
// expect: 20154 error 119
// expect: 20147 error 120
// expect: 20147 error 120
// expect: 20147 error 120
// expect: 20147 error 122
// expect: 549 warning 122
// expect: 20147 error 125
// expect: 20140 error 126
// expect: 549 warning 126
// expect: 20140 error 126
// expect: 20146 error 130
// expect: 20146 error 130
// expect: 20146 error 130
// expect: 20146 error 130
// expect: 20146 error 130
// expect: 20146 error 130
// expect: 20146 error 130
// expect: 20153 error 131
// expect: 20153 error 131
// expect: 20153 error 131
// expect: 20146 error 131
// expect: 20146 error 131
// expect: 20146 error 131
// expect: 20146 error 131
// expect: 20146 error 131
// expect: 284 warning 134
// expect: 20141 error 135
// expect: 20142 error 135
// expect: 20142 error 135
// expect: 20142 error 135
// expect: 20141 error 135
// expect: 20142 error 135
// expect: 20141 error 135
// expect: 20141 error 135
// expect: 549 warning 135
// expect: 20141 error 135
// expect: 20140 error 135
// expect: 20141 error 135
// expect: 20142 error 135
// expect: 20146 error 126
// expect: 20146 error 126
// expect: 549 warning 126
// detail: 118:15 A type that is a private or protected class member ("C::P") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 118:57 A type that is a private or protected class member ("C::E") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 118:183 A type that is a private or protected class member ("C::P") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 118:225 A type that is a private or protected class member ("C::Pr") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 118:267 A type that is a private or protected class member ("C::P") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 118:309 A type that is a private or protected class member ("C::P") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 118:352 A type that is a private or protected class member ("C::P") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 118:395 A type that is a private or protected class member ("C::P") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 118:481 A type that is a private or protected class member ("C::P") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 119:15 A type that is a private or protected class member ("C::P") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 119:119 A type that is a private or protected class member ("C::P") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 119:125 A type that is a private or protected class member ("C::E") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 119:158 A type that is a private or protected class member ("C::P") cannot be used in the return or parameter types of the operator() of an extended __device__ or __host__ __device__ lambda
// detail: 119:158 A type that is a private or protected class member ("C::P") cannot be used in the return or parameter types of the operator() of an extended __device__ or __host__ __device__ lambda
// detail: 119:158 A type that is a private or protected class member ("C::E") cannot be used in the return or parameter types of the operator() of an extended __device__ or __host__ __device__ lambda
// detail: 120:96 A type that is a private or protected class member ("C::P") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 120:164 A type that is a private or protected class member ("C::P") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 120:170 A type that is a private or protected class member ("C::E") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 122:40 A type that is a private or protected class member ("C::P") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 122:40 variable "q" is used before its value is set
// detail: 125:28 A type that is a private or protected class member ("D::S") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 126:257 An extended __device__ lambda cannot capture an array variable (type: "int [1][1][1][1][1][1][1][1]") with more than 7 dimensions
// detail: 126:257 variable "a" is used before its value is set
// detail: 126:328 An extended __device__ lambda cannot capture an array variable (type: "T [1][1][1][1][1][1][1][1]") with more than 7 dimensions
// detail: 130:14 A type local to a function ("U") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 130:56 A type local to a function ("lambda []()->void") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 130:98 A type local to a function ("lambda [](int) mutable->long") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 130:162 A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 130:205 A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 130:248 A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 130:291 A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 131:95 A type local to a function ("L") cannot be used in the return or parameter types of the operator() of an extended __device__ or __host__ __device__ lambda
// detail: 131:95 A type local to a function ("L") cannot be used in the return or parameter types of the operator() of an extended __device__ or __host__ __device__ lambda
// detail: 131:167 A type local to a function ("L") cannot be used in the return or parameter types of the operator() of an extended __device__ or __host__ __device__ lambda
// detail: 131:273 A type local to a function ("lambda []()->void") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 131:285 A type local to a function ("U") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 131:291 A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 131:311 A type local to a function ("lambda []()->void") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 131:318 A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 134:202 NULL reference is not allowed
// detail: 135:4 An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
// detail: 135:36 An extended __device__ lambda cannot capture an array variable whose element type ("NA") is not assignable on the host
// detail: 135:68 An extended __device__ lambda cannot capture an array variable whose element type ("NP") is not assignable on the host
// detail: 135:100 An extended __device__ lambda cannot capture an array variable whose element type ("NC") is not assignable on the host
// detail: 135:132 An extended __device__ lambda cannot capture an array variable whose element type ("NR") is not default constructible on the host
// detail: 135:132 An extended __device__ lambda cannot capture an array variable whose element type ("NR") is not assignable on the host
// detail: 135:164 An extended __device__ lambda cannot capture an array variable whose element type ("DD") is not default constructible on the host
// detail: 135:196 An extended __device__ lambda cannot capture an array variable whose element type ("PC") is not default constructible on the host
// detail: 135:228 variable "h" is used before its value is set
// detail: 135:260 An extended __device__ lambda cannot capture an array variable whose element type ("Hold") is not default constructible on the host
// detail: 135:454 An extended __device__ lambda cannot capture an array variable (type: "int [1][1][1][1][1][1][1][1]") with more than 7 dimensions
// detail: 135:554 An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
// detail: 135:563 An extended __device__ lambda cannot capture an array variable whose element type ("NA") is not assignable on the host
// detail: 126:99 A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 126:141 A type local to a function ("E") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
// detail: 126:328 variable "b" is used before its value is set
struct P0 { int v; };
class C { struct P { int v; }; enum E { e }; typedef P Al; public: struct Q { P p; struct R {}; }; typedef P PubAl; template<class T> struct W { T t; };
 protected: class Pr { public: struct In {}; };
 public:
 void m(P a, E b, Q c, Q::R d, W<P> w, Pr::In i, PubAl p, P *pp, P &pr, P pa[2], int C::*mp, int P::*mq, void (*fp)(P)) {
   auto l1 = [a] __device__ {}; auto l2 = [b] __device__ {}; auto l3 = [c] __device__ {}; auto l4 = [d] __device__ {}; auto l5 = [w] __device__ {}; auto l6 = [i] __device__ {}; auto l7 = [p] __device__ {}; auto l8 = [pp] __device__ {}; auto l9 = [pr] __device__ {}; auto la = [pa] __device__ {}; auto lb = [mp] __device__ {}; auto lc = [mq] __device__ {}; auto ld = [fp] __device__ {};
   auto le = [x = a] __device__ {}; auto lf = [=] __host__ __device__ { return a.v + b + (int)sizeof(c); }; auto lg = [] __host__ __device__ (P x, E y) { return Al(); }; auto lh = [] __device__ (P x) {};
   auto li = [this] __device__ {}; auto lj = [=] __device__ { return p.v; }; auto lk = [=] __device__ { return [=] { return a.v + b; }(); };
 }
 static auto s() -> P { P q; auto l = [q] __device__ {}; return q; }
};
class D { struct S { int x; }; void f(); public: void g(S s); };
void D::g(S s) { auto l = [s] __device__ {}; }
template<class T> void t(T x, P0 y) { struct L { int v; } l = {}; enum E { e } e2 = e; auto l1 = [l] __device__ {}; auto l2 = [e2] __device__ {}; auto l3 = [x] __device__ {}; int a[1][1][1][1][1][1][1][1]; auto l4 = [a] __device__ {}; T b[1][1][1][1][1][1][1][1]; auto l5 = [b] __device__ {}; }
template void t<int>(int, P0);
void f(int n) {
  struct L { int v; L() {} }; union U { int i; } u = {}; auto g = [] {}; auto h = [n](int) mutable -> long { return n; }; L ls[2]; typedef L TL; TL tl; L *const lp = 0; const L cl; L (*fn)() = 0;
  auto l1 = [u] __device__ {}; auto l2 = [g] __device__ {}; auto l3 = [h] __host__ __device__ {}; auto l4 = [ls] __device__ {}; auto l5 = [tl] __device__ {}; auto l6 = [lp] __device__ {}; auto l7 = [cl] __device__ {}; auto l9 = [fn] __device__ {};
  auto d = [] __device__ {}; auto la = [d] __device__ {}; auto lb = [] __host__ __device__ (L, L *) {}; auto lc = [] __host__ __device__ { return L(); }; auto ld = [=] __device__ { g(); return u.i + tl.v; }; auto le = [x = g, y = L()] __device__ {};
}
struct ND { ND(int); }; struct NA { NA &operator=(const NA &) = delete; }; struct NP { NP(); private: NP &operator=(const NP &); }; struct NC { const int v = 3; }; struct NR { int &r; }; struct DD { DD() = delete; DD(int); }; class PC { PC(); public: PC(int); }; struct OK { int x; }; struct Hold { ND n; }; struct MV { MV(); MV &operator=(MV &&); MV(const MV &); };
void arr(NR &nr) { ND a[1] = {1}; NA b[2]; NP c[2]; NC d[2][2]; NR e[1] = {nr}; DD f[1] = {1}; PC g[1] = {1}; OK h[3]; Hold i[1] = {1}; const OK j[2] = {}; const int k[2] = {}; MV m[2]; int (&ra)[8] = *(int(*)[8])0; ND (&rn)[1] = a; typedef int A8[1][1][1][1][1][1][1][1]; A8 n; A8 const &n2 = n;
  [a] __device__ {}; [b] __device__ {}; [c] __device__ {}; [d] __device__ {}; [e] __device__ {}; [f] __device__ {}; [g] __device__ {}; [h] __device__ {}; [i] __device__ {}; [j] __device__ {}; [k] __device__ {}; [m] __device__ {}; [ra] __device__ {}; [rn] __device__ {}; [n] __device__ {}; [n2] __device__ {}; [=] __device__ { (void)a; (void)b; (void)h; }; }
