// expect: 20007 error 104
// expect: 20007 error 104
// expect: 20007 error 104
// expect: 20007 error 104
// expect: 20007 error 104
// expect: 20007 error 104
// expect: 20007 error 104
// expect: 20007 error 104
// expect: 20007 error 104
// expect: 20007 error 105
// expect: 20007 error 105
// expect: 20007 error 105
// expect: 20007 error 105
// expect: 20007 error 106
// expect: 20007 error 106
// expect: 20007 error 106
// expect: 20007 error 106
// expect: 20007 error 106
// expect: 20007 error 106
// expect: 20007 error 106
// expect: 20007 error 106
// expect: 20007 error 109
// expect: 20007 error 109
// expect: 20007 error 109
// expect: 20007 error 109
// expect: 20007 error 112
// expect: 20007 error 112
// expect: 20007 error 112
// expect: 20007 error 112
// expect: 20007 error 112
// expect: 20007 error 112
// expect: 20007 error 112
// expect: 20007 error 112
// expect: 20007 error 112
// expect: 20007 error 112
// expect: 20007 error 112
// expect: 20007 error 112
// expect: 20007 error 113
// expect: 20007 error 113
// expect: 20007 error 113
// expect: 20007 error 113
// expect: 20007 error 113
// expect: 20007 error 113
// expect: 20007 error 113
// expect: 20007 error 113
// expect: 20007 error 113
// detail: 104:20 calling a __device__ function("D::~D()") from a __host__ function("f15") is not allowed
// detail: 104:49 calling a __device__ function("D::~D()") from a __host__ function("f15") is not allowed
// detail: 104:49 calling a __device__ function("D::D()") from a __host__ function("f15") is not allowed
// detail: 104:85 calling a __device__ function("D::~D()") from a __host__ function("f15") is not allowed
// detail: 104:85 calling a __device__ function("D::D()") from a __host__ function("f15") is not allowed
// detail: 104:100 calling a __device__ function("D::~D()") from a __host__ function("f15") is not allowed
// detail: 104:100 calling a __device__ function("D::D()") from a __host__ function("f15") is not allowed
// detail: 104:119 calling a __device__ function("D::~D()") from a __host__ function("f15") is not allowed
// detail: 104:119 calling a __device__ function("D::D()") from a __host__ function("f15") is not allowed
// detail: 105:28 calling a __device__ function("D::~D()") from a __host__ function("f16") is not allowed
// detail: 105:28 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f16") is not allowed
// detail: 105:41 calling a __device__ function("D::~D()") from a __host__ function("f16") is not allowed
// detail: 105:41 calling a __device__ function("D::D()") from a __host__ function("f16") is not allowed
// detail: 106:23 calling a __device__ function("D::~D()") from a __host__ function("f17") is not allowed
// detail: 106:23 calling a __device__ function("D::D()") from a __host__ function("f17") is not allowed
// detail: 106:41 calling a __device__ function("D::~D()") from a __host__ function("f17") is not allowed
// detail: 106:41 calling a __device__ function("D::D()") from a __host__ function("f17") is not allowed
// detail: 106:64 calling a __device__ function("D::~D()") from a __host__ function("f17") is not allowed
// detail: 106:64 calling a __device__ function("D::D()") from a __host__ function("f17") is not allowed
// detail: 106:82 calling a __device__ function("D::~D()") from a __host__ function("f17") is not allowed
// detail: 106:82 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f17") is not allowed
// detail: 109:33 calling a __device__ function("D::~D()") from a __host__ function("f20") is not allowed
// detail: 109:33 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f20") is not allowed
// detail: 109:43 calling a __device__ function("D::~D()") from a __host__ function("f20") is not allowed
// detail: 109:43 calling a __device__ function("_ZN1DC1E1?1?1?") from a __host__ function("f20") is not allowed
// detail: 112:29 calling a __device__ function("D::~D()") from a __host__ function("f23") is not allowed
// detail: 112:29 calling a __device__ function("D::D()") from a __host__ function("f23") is not allowed
// detail: 112:32 calling a __device__ function("D::~D()") from a __host__ function("f23") is not allowed
// detail: 112:32 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f23") is not allowed
// detail: 112:53 calling a __device__ function("D::~D()") from a __host__ function("f23") is not allowed
// detail: 112:53 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f23") is not allowed
// detail: 112:68 calling a __device__ function("D::~D()") from a __host__ function("f23") is not allowed
// detail: 112:68 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f23") is not allowed
// detail: 112:64 calling a __device__ function("D::~D()") from a __host__ function("f23") is not allowed
// detail: 112:64 calling a __device__ function("_ZN1DC1E1?") from a __host__ function("f23") is not allowed
// detail: 112:86 calling a __device__ function("D::~D()") from a __host__ function("f23") is not allowed
// detail: 112:86 calling a __device__ function("D::D()") from a __host__ function("f23") is not allowed
// detail: 113:27 calling a __device__ function("D::~D()") from a __host__ function("f24") is not allowed
// detail: 113:27 calling a __device__ function("D::D()") from a __host__ function("f24") is not allowed
// detail: 113:34 calling a __device__ function("D::~D()") from a __host__ function("f24") is not allowed
// detail: 113:34 calling a __device__ function("D::D()") from a __host__ function("f24") is not allowed
// detail: 113:41 calling a __device__ function("D::~D()") from a __host__ function("f24") is not allowed
// detail: 113:41 calling a __device__ function("D::D()") from a __host__ function("f24") is not allowed
// detail: 113:44 calling a __device__ function("D::~D()") from a __host__ function("f24") is not allowed
// detail: 113:44 calling a __device__ function("D::D()") from a __host__ function("f24") is not allowed
// detail: 113:49 calling a __device__ function("D::~D()") from a __host__ function("f24") is not allowed
struct D { __device__ D(); __device__ D(int); __device__ explicit D(int, int, int = 1); D(const D &); __device__ ~D(); };
struct H { H(); H(const D &); operator D() const; };
struct W { D d; H h; W() {} W(int) : d(1), h() {} ~W() {} };
struct Dv : D { Dv() : D(1, 2) {} Dv(int i) : Dv() {} using D::D; };
struct Agg { D d; int x; };
union U { int i; float f; U() {} };
D make(); D &ref(); const D &cref();
void take(D); void takec(const D &); void taker(D &&);
__device__ D dmake();
struct N { D d = D(1); int x = (D(), 1); D *p = new D; };
D g1; D g2 = D(1); static D g3[2]; 
void f15() { if (D d = make(); true) { } for (D d; ; ) { break; } while (false) { D x; } switch (D y; 1) { default: D z; } }
void f16() { auto l = [d = D(1)] { }; D d; auto m = [d] { }; auto n = [&d] { }; auto o = [=] { take(d); }; }
void f17() { static D d; thread_local D e; extern D f; const D g; static const D h(1); }
void f18() { Dv a; Dv b(1); Dv c(1, 2); W w; W x(1); }
int f19() { return sizeof(D(1)) + noexcept(D(1)); }
void f20() { decltype(D(1)) *p; D((1)); D f(1, 2, 3); }
void f21(D d = D(1), int i = 0) { D{}; D{1}; take({}); take({1}); D{D{1}}; }
void f22() { N n; N m{}; }
void f23() { typedef D T; T a; T(1); using V = D; V v(1); auto x = T(2); decltype(a) y; }
void f24() { goto l; l: D a; { D b; } D c, d; a.~D(); }
