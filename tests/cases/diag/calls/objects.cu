// expect: 20007 error 102
// expect: 20007 error 102
// expect: 20007 error 104
// expect: 20007 error 104
// expect: 20007 error 107
// expect: 20007 error 108
// expect: 20007 error 108
// expect: 20007 error 108
// expect: 20007 error 108
// expect: 20007 error 108
// expect: 20007 error 108
// expect: 20007 error 108
// expect: 20007 error 109
// expect: 20007 error 109
// expect: 20007 error 109
// expect: 20007 error 109
// expect: 20007 error 109
// expect: 20007 error 109
// expect: 20007 error 110
// expect: 20007 error 110
// expect: 20007 error 110
// expect: 20007 error 110
// expect: 20007 error 110
// expect: 20007 error 111
// expect: 20007 error 111
// expect: 20007 error 112
// expect: 20007 error 112
// expect: 20007 error 112
// expect: 20007 error 112
// expect: 20007 error 113
// expect: 20007 error 113
// expect: 20007 error 113
// expect: 20007 error 113
// expect: 20007 error 113
// expect: 20007 error 114
// expect: 20007 error 114
// expect: 20007 error 114
// expect: 20007 error 114
// expect: 20007 error 114
// expect: 20007 error 115
// expect: 20007 error 115
// expect: 20007 error 115
// expect: 20007 error 115
// expect: 20007 error 115
// expect: 20007 error 115
// expect: 20007 error 115
// detail: 102:17 calling a __device__ function("D::~D()") from a __host__ function("f1") is not allowed
// detail: 102:17 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f1") is not allowed
// detail: 104:12 calling a __device__ function("D::~D()") from a __host__ function("f3") is not allowed
// detail: 104:12 calling a __device__ function("D::D()") from a __host__ function("f3") is not allowed
// detail: 107:17 calling a __device__ function("dmake()") from a __host__ function("f6") is not allowed
// detail: 108:27 calling a __device__ function("D::~D()") from a __host__ function("f7") is not allowed
// detail: 108:27 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f7") is not allowed
// detail: 108:50 calling a __device__ function("D::~D()") from a __host__ function("f7") is not allowed
// detail: 108:50 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f7") is not allowed
// detail: 108:63 calling a __device__ function("D::~D()") from a __host__ function("f7") is not allowed
// detail: 108:63 calling a __device__ function("D::D()") from a __host__ function("f7") is not allowed
// detail: 108:88 calling a __device__ function("dmake()") from a __host__ function("f7") is not allowed
// detail: 109:23 calling a __device__ function("D::~D()") from a __host__ function("f8") is not allowed
// detail: 109:23 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f8") is not allowed
// detail: 109:15 calling a __device__ function("D::~D()") from a __host__ function("f8") is not allowed
// detail: 109:35 calling a __device__ function("D::~D()") from a __host__ function("f8") is not allowed
// detail: 109:66 calling a __device__ function("D::~D()") from a __host__ function("f8") is not allowed
// detail: 109:66 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f8") is not allowed
// detail: 110:20 calling a __device__ function("D::D()") from a __host__ function("f9") is not allowed
// detail: 110:34 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f9") is not allowed
// detail: 110:51 calling a __device__ function("D::D()") from a __host__ function("f9") is not allowed
// detail: 110:68 calling a __device__ function("D::~D()") from a __host__ function("f9") is not allowed
// detail: 110:80 calling a __device__ function("D::~D()") from a __host__ function("f9") is not allowed
// detail: 111:26 calling a __device__ function("D::~D()") from a __host__ function("f10") is not allowed
// detail: 111:26 calling a __device__ function("D::D()") from a __host__ function("f10") is not allowed
// detail: 112:19 calling a __device__ function("D::~D()") from a __host__ function("f11") is not allowed
// detail: 112:50 calling a __device__ function("D::~D()") from a __host__ function("f11") is not allowed
// detail: 112:90 calling a __device__ function("D::~D()") from a __host__ function("f11") is not allowed
// detail: 112:90 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f11") is not allowed
// detail: 113:16 calling a __device__ function("D::~D()") from a __host__ function("f12") is not allowed
// detail: 113:28 calling a __device__ function("D::~D()") from a __host__ function("f12") is not allowed
// detail: 113:46 calling a __device__ function("D::~D()") from a __host__ function("f12") is not allowed
// detail: 113:52 calling a __device__ function("D::~D()") from a __host__ function("f12") is not allowed
// detail: 113:58 calling a __device__ function("D::~D()") from a __host__ function("f12") is not allowed
// detail: 114:21 calling a __device__ function("D::~D()") from a __host__ function("f13") is not allowed
// detail: 114:30 calling a __device__ function("D::~D()") from a __host__ function("f13") is not allowed
// detail: 114:38 calling a __device__ function("D::~D()") from a __host__ function("f13") is not allowed
// detail: 114:73 calling a __device__ function("D::~D()") from a __host__ function("f13") is not allowed
// detail: 114:73 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f13") is not allowed
// detail: 115:30 calling a __device__ function("D::~D()") from a __host__ function("f14") is not allowed
// detail: 115:30 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f14") is not allowed
// detail: 115:37 calling a __device__ function("D::~D()") from a __host__ function("f14") is not allowed
// detail: 115:37 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f14") is not allowed
// detail: 115:22 calling a __device__ function("D::~D()") from a __host__ function("f14") is not allowed
// detail: 115:52 calling a __device__ function("D::~D()") from a __host__ function("f14") is not allowed
// detail: 115:52 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f14") is not allowed
struct D { __device__ D(); __device__ D(int); __device__ explicit D(int, int, int = 1); D(const D &); __device__ ~D(); };
struct H { H(); H(const D &); operator D() const; };
struct W { D d; H h; W() {} W(int) : d(1), h() {} ~W() {} };
struct Dv : D { Dv() : D(1, 2) {} Dv(int i) : Dv() {} using D::D; };
struct Agg { D d; int x; };
union U { int i; float f; U() {} };
D make(); D &ref(); const D &cref();
void take(D); void takec(const D &); void taker(D &&);
__device__ D dmake();
D f1() { return D(1); }
D f2() { return 1; }
D f3() { D d; return d; }
D f4() { return {1}; }
D f5() { return make(); }
D f6() { return dmake(); }
void f7() { take(1); take(D(1)); takec(1); takec(D(1)); taker(D()); take(make()); take(dmake()); }
void f8() { D a[2] = {D(1), 2}; D b[2][2]; Agg g{1, 2}; Agg h = {D(3)}; Agg k; }
void f9() { D *p = new D; D *q = new D(1); D *r = new D[2]; delete q; delete[] r; new Agg; new Agg(); new Agg{}; new W; new H; }
void f10() { try { throw D(); } catch (const D &e) { throw; } }
void f11() { auto a = make(); auto &b = ref(); D c = ref(); const D &d = make(); D &&e = D(4); }
void f12() { D a = make(), b = a, *p = &a; D c(a), d{a}, e = {a}; }
void f13() { H h; D d = h; D e(h); D f = static_cast<D>(h); (D)h; (void)D(1); }
void f14(bool b) { D d = b ? D(1) : D(2); take(b ? D(1) : ref()); const D &r = b ? make() : ref(); }
