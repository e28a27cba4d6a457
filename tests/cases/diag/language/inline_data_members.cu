// expect: 2860 error 31
// expect: 2860 error 34
// expect: 2860 error 34
// expect: 2860 error 37
// expect: 2860 error 37
// expect: 2860 error 37
// expect: 2860 error 37
// expect: 2860 error 39
// expect: 2860 error 40
// expect: 2860 error 40
// expect: 2860 error 40
// expect: 2860 error 42
// expect: 1835 warning 42
// expect: 1835 warning 42
// expect-device: 2860 error 31
// expect-device: 2860 error 34
// expect-device: 2860 error 34
// expect-device: 2860 error 37
// expect-device: 2860 error 37
// expect-device: 2860 error 37
// expect-device: 2860 error 37
// expect-device: 2860 error 39
// expect-device: 2860 error 40
// expect-device: 2860 error 40
// expect-device: 2860 error 40
// expect-device: 2860 error 42
// expect-device: 1835 warning 42
// expect-device: 1835 warning 42
// Data members are not inline unless they are static; each is told of.
struct S {
  inline
   float
    w;
  int const inline
    *z,
    q = 3;
  inline static int y = 2; inline mutable int mm; inline int fn(), mem; inline int (*fp)(int); inline int arr[2]; inline void f() {} friend inline void g() {} inline S(); inline operator int();
};
template<class T> struct C { inline T v; inline T m(T); static inline T s; };
struct In { struct { inline int a; } m; inline struct { int b; } q; __inline__ __device__ int x(); inline constexpr static int k = 1; union { inline int u; }; };
namespace N { inline int v; inline namespace M { inline float f; } }
struct T { __forceinline__ int v; __inline_hint__ int w; };
