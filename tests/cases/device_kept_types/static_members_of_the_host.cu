// flags: -std=c++17
// Classes stay whose static members the host part defines, with the types of those that are not constant.
inline __host__ __device__ int run(int f) { return f; }
struct P1 { static int s; }; int P1::s = 2;
struct P2 { static int s; }; int P2::s = run(2);
struct P3 { static inline int s = 2; };
struct P4 { static inline int s = run(2); };
struct P5 { static const int s = 2; }; 
struct P6 { static constexpr int s = 2; }; 
struct P7 { static int s; int x; }; 
struct T {int a;}; struct P8 { static T t; }; T P8::t;
struct P9 { static const int s; }; const int P9::s = run(2);
struct P10 { static inline const int s = run(2); };
struct P11 { static T *const s; int x; }; T *const P11::s = nullptr;
template <class X> struct P12 { static int s; static inline int t = run(3); }; template <class X> int P12<X>::s = run(3); template struct P12<int>;
template <class X> struct P13 { static int s; static inline int t = 3; }; template <class X> int P13<X>::s = 4; int f() { return P13<int>::s + P13<int>::t; }
