// expect: 20028 error 81
// expect: 20120 error 81
// expect: 20028 error 81
// expect: 20120 error 81
// expect: 20028 error 81
// expect: 20028 error 82
// expect: 20028 error 82
// expect: 20028 error 82
// expect: 20028 error 82
// expect: 20024 error 82
// expect: 20028 error 82
// expect: 20028 error 82
// expect: 20028 error 83
// expect: 20109 error 83
// expect: 20028 error 84
// expect: 20028 error 85
// expect: 20028 error 86
// expect: 20120 error 86
// expect: 20028 error 86
// expect: 20024 error 86
// expect: 20028 error 86
// expect: 20028 error 87
// expect: 20120 error 87
// expect: 20028 error 88
// expect: 20028 error 88
// expect: 20111 error 88
// expect: 20028 error 89
// expect: 20028 error 89
// expect: 20111 error 89
// expect: 20028 error 90
// expect: 20024 error 90
// expect: 20028 error 90
// expect: 20028 error 91
// expect: 20028 error 91
// expect: 20028 error 93
// expect: 20028 error 93
// expect: 20120 error 97
// expect-device: 20028 error 81
// expect-device: 20120 error 81
// expect-device: 20028 error 81
// expect-device: 20120 error 81
// expect-device: 20028 error 81
// expect-device: 20028 error 82
// expect-device: 20028 error 82
// expect-device: 20028 error 82
// expect-device: 20028 error 82
// expect-device: 20024 error 82
// expect-device: 20028 error 82
// expect-device: 20028 error 82
// expect-device: 20028 error 83
// expect-device: 20109 error 83
// expect-device: 20028 error 84
// expect-device: 20028 error 85
// expect-device: 20028 error 86
// expect-device: 20120 error 86
// expect-device: 20028 error 86
// expect-device: 20024 error 86
// expect-device: 20028 error 86
// expect-device: 20028 error 87
// expect-device: 20120 error 87
// expect-device: 20028 error 88
// expect-device: 20028 error 88
// expect-device: 20042 warning 88
// expect-device: 20111 error 88
// expect-device: 20028 error 89
// expect-device: 20028 error 89
// expect-device: 20042 warning 89
// expect-device: 20111 error 89
// expect-device: 20028 error 90
// expect-device: 20024 error 90
// expect-device: 20028 error 90
// expect-device: 20042 warning 90
// expect-device: 20028 error 91
// expect-device: 20028 error 91
// expect-device: 20042 warning 91
// expect-device: 20028 error 93
// expect-device: 20028 error 93
// expect-device: 20042 warning 93
// expect-device: 20120 error 97
// Static data members: spaces that exclude each other, constexpr, and what a definition outside adds.
struct A { static constexpr __managed__ int m = 1; static constexpr __shared__ int n = 1; static constexpr __device__ int o = 1; };
struct B { static const __managed__ int m; static __managed__ __shared__ int q; static __shared__ __constant__ int r; static __managed__ int &t; };
const __managed__ int B::m = 1;
struct C { static __shared__ int u; };
__shared__ int C::u = 3;
template <class T> struct D { static constexpr __managed__ T m = 1; static __constant__ __shared__ T v; };
struct F { static int a, b, c, d; template <class T> static constexpr __managed__ T vt = 1; static constexpr int e = 1; };
__managed__ __shared__ int F::a;
__managed__ __constant__ int F::b;
__shared__ __constant__ int F::c;
__managed__ __device__ int F::d;
template <class T> struct G { static T m; };
template <class T> __managed__ __shared__ T G<T>::m;
// Variable templates of namespaces are not asked.
template <class T> constexpr __managed__ T tm = 1;
template <class T> constexpr __shared__ T ts = 1;
template <> constexpr __managed__ char tm<char> = 1;
int a = tm<int>;
