// expect: 20178 warning 14
// expect: 20178 warning 15
// expect: 20178 warning 16
// expect: 20178 warning 19
// expect: 20178 warning 21
// expect: 20178 warning 22
// expect: 20178 warning 23
// expect: 20178 warning 24
// expect: 20234 error 24
// flags: --diag_warn=this_addr_capture_ext_lambda
struct B { int bm; static int bs; void bf() const; template<class T> int bt() const; };
struct S : B { int v; static int st;
  void m(int x) {
    auto l1 = [=] __device__ () { return S::v; };
    auto l2 = [=] __device__ () { return B::bm; };
    auto l3 = [=] __device__ () { return S::B::bm; };
    auto l4 = [=] __device__ () { return B::bs + S::st; };
    auto l5 = [=] __device__ () { return &S::v; };
    auto l6 = [=] __device__ () { B::bf(); };
    auto l7 = [=] __device__ () { return sizeof(S::v); };
    auto l8 = [=] __device__ () { return this->S::v; };
    auto l9 = [=] __device__ () { return S::v + v; };
    auto l10 = [=] __device__ () { return x + B::bm; };
    auto l11 = [=] __device__ () { if constexpr (true) return B::bm; else return 1; };
  }
};
