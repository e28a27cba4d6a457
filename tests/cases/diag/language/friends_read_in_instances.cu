// expect: 135 error 18
// expect: 135 error 21
// expect: 174 warning 29
// expect: 135 error 23
// expect-device: 135 error 18
// expect-device: 135 error 21
// expect-device: 174 warning 29
// expect-device: 177 warning 27
// expect-device: 177 warning 27
// expect-device: 135 error 23
// expect-device: 177 warning 33
// expect-device: 177 warning 33
// expect-device: 135 error 24
// expect-device: 135 error 25
// flags: --c++17
// A friend that a class template defines is no template: its body is read where it is called.
struct S {};
template <typename T> struct M { friend int fr(const M &) { return T::nix; } };
template <typename T> struct N { friend int fs(const N &) { return T::nix; } };
template <typename T> struct O { friend auto ft(const O &) { return T::nix; } };
template <typename T> struct P { friend int fv(const P &) { return T::nix; } };
template <typename T> struct Q { friend int fv(const Q &) { return T::nix; } };
template <typename T> struct R { __device__ friend int fd(const R &) { return T::nix; } };
template <typename T> struct U { template <class V> friend int fu(const U &, V) { return T::nix; } };
template <typename T> struct W { friend int fw(const W &) { return T::nix; } };
void u() { M<S> m; fr(m); 
   N<S> n; O<S> o; P<S> p; Q<S> q; 
   fv(p); 
   sizeof(fs(n)); U<S> us; fu(us, 1); }
__device__ void d() { R<S> r; fd(r); }
void never(W<S> &w) { }
template <class T> void tt(T &t) { fw(t); }
void late() { M<S> k; M<int> j; W<S> w; tt(w); }
