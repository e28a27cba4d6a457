// expect: 997 warning 28
// expect: 997 warning 29
// expect: 997 warning 31
// expect: 997 warning 36
// expect: 997 warning 37
// expect: 997 warning 37
// expect: 997 warning 37
// expect: 611 warning 39
// expect: 997 warning 40
// expect: 864 error 43
// expect: 864 error 44
// expect: 997 warning 45
// expect: 997 warning 46
// expect: 997 warning 47
// expect: 997 warning 48
// expect: 997 warning 49
// expect: 997 warning 50
// expect: 997 warning 56
// expect: 997 warning 57
// expect: 997 warning 57
// expect: 997 warning 60
// expect: 997 warning 60
// expect: 997 warning 62
// expect: 997 warning 62
// expect: 997 warning 64
// flags: --error_limit=1000
struct A1 { virtual void g(int); virtual void h(); virtual ~A1(); void n(int); virtual int r(); };
struct B1 : A1 { void g(float); };
struct B2 : A1 { void g(int) const; };
struct B3 : A1 { using A1::g; void g(float); };
struct B4 : A1 { static void g(float); };
struct B5 : A1 { void g(float); void g(int); };
struct B6 : A1 { void n(float); };
struct B7 : A1 { int g; };
struct B8 : A1 { template <class T> void g(T); };
struct B9 : B1 { void g(double); };
struct B10 : A1 { void g(float); void g(double); void h(int); };
struct A2 { virtual void g(int); virtual void g(float); virtual void g(char); };
struct C1 : A2 { void g(int); };
struct C2 : A2 { void g(double); };
struct C3 : A2 { void g(int); void g(float); void g(char); };
template <class T> struct D1 : T { void g(float); };
D2<float> d2;
D3<int> d3;
struct B11 : private A1 { void g(float); };
struct B12 : virtual A1 { void g(float); };
class B13 : A1 { void g(float) { } };
struct B14 : A1 { virtual void g(float); };
struct B15 : A1 { void g(float) = delete; };
struct B16 : A1 { void g(int, int = 1); };
struct B17 : A1 { typedef int g; };
struct B18 : A1 { struct g { }; };
struct B19 : A1 { enum { g }; };
struct B20 : A1 { friend void g(float); };
namespace N { struct A3 { virtual void k(int *p, const char &c); }; }
struct B21 : N::A3 { void k(int); };
struct B22 : A1, N::A3 { void k(); void g(); };
struct A4 { virtual void operator()(int); virtual operator int(); virtual A4 &operator=(int); };
struct A5 { virtual __device__ void g(int); __device__ virtual int z(int) const; };
struct B24 : A5 { __device__ void g(float); __host__ __device__ int z(int); };
struct A6 { virtual void g(int) final; virtual void q() = 0; };
struct B25 : A6 { void g(float); void q(int); };
struct A7 { struct I { virtual void g(int); }; };
struct B26 : A7::I { void g(float); };
