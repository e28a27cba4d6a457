// expect: 20141 error 14
// expect: 20141 error 16
// expect: 20141 error 17
// expect: 20141 error 18
// expect: 20141 error 16
// expect: 20141 error 18
// expect: 20142 error 14
// expect: 20141 error 16
// expect: 20142 error 17
// expect: 20141 error 18
struct A { A(int); }; struct X { X &operator=(const X &) = delete; }; 
template<class T> void t(T v) {
 T a[1] = {v};
 auto l = [a] __device__ { };
 A b[1] = {1};
 auto m = [=] __device__ { return &b; };
 auto n = [=] __device__ { return &a; };
 auto o = [b] __device__ { };
}
template void t<A>(A); template void t<int>(int); template void t<X>(X);
