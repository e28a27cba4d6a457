// expect: none
// flags: --c++17
// Inline static members that are const are initialised like any other variable.
int rt();
struct B { static const float b; static inline const int c = b; static inline const int d = rt(); static const inline long e = sizeof(int) + rt(); inline static const unsigned g = d; static inline const bool h = b > 1; static inline const char k = "abc"[rt()]; };
enum E { x = 1 };
struct D { static inline const E e = E(rt()); static inline const int v[2] = {rt(), 2}; static constexpr int ok = 3; };
template<class T> struct TB { static inline const int d = rt(); static inline const T e = T(rt()); static inline const auto f = rt(); };
int q = TB<int>::d + TB<char>::e + TB<int>::f;
struct Reg { static inline const bool registered = (rt(), true); static inline const double dd = rt() * 2.0; static inline const int &r = *new int(rt()); };
__device__ int dev() { return D::ok; }
