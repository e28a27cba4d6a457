// c++17
struct S { static inline int a = 3; static const int b = 4; static constexpr double c = 1.5;
  static thread_local int t; inline static const S *self = nullptr; static int arr[]; int m = a + b;
  static int f() { return a++ + b; } }; int S::arr[3] = {S::a, S::b}; thread_local int S::t = S::f();
inline int g = S::a + 1; static inline int h() { static int n = g; return n += S::b; }
int use(const S &s) { const int &r = S::b; return s.a + s.b + (int)s.c + S::t + s.f() + S::arr[1] +
  s.m + h() + r + *&S::b + (s.self == nullptr); }
