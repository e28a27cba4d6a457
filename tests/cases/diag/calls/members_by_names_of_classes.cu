// expect: 20007 error 17
// expect: 20007 error 17
// expect: 20007 error 18
// expect: 20007 error 18
// expect: 20007 error 19
// expect: 20007 error 19
// expect: 20007 error 20
// expect: 20007 error 20
// expect: 20007 error 21
// expect: 20007 error 21
// expect: 20007 error 22
template <class T> struct S { static __device__ T get(); };
typedef S<int> J; typedef S<long> K, L;
using M = S<char>;
template <class T> using U = S<T>;
struct Q { static __device__ int get(); }; using R = Q; typedef Q P;
int c() { return J::get(); } int d() { return L::get(); }
int e() { return M::get(); } int f() { return U<bool>::get(); }
int g() { return P::get(); } int h() { return R::get(); }
int i() { using V = S<int>; return V::get(); } int j() { typedef Q W; return W::get(); }
struct X { using Y = Q; typedef S<int> Z; int m() { return Y::get(); } int n() { return Z::get(); } };
int k() { return X::Y::get(); }
