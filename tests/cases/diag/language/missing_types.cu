// expect: 77 error 59
// expect: 77 error 60
// expect: 77 error 60
// expect: 260 error 61
// expect: 260 error 62
// expect: 260 error 62
// expect: 260 error 63
// expect: 260 error 64
// expect: 260 error 65
// expect: 260 error 66
// expect: 260 error 67
// expect: 260 error 68
// expect: 77 error 69
// expect: 260 error 69
// expect: 260 error 69
// expect: 77 error 70
// expect: 260 error 70
// expect: 260 error 70
// expect: 260 error 70
// expect: 260 error 71
// expect: 260 error 72
// expect: 260 error 74
// expect: 260 error 74
// expect: 1835 warning 75
// expect: 260 error 76
// expect: 719 error 77
// expect: 85 error 77
// expect-device: 77 error 59
// expect-device: 77 error 60
// expect-device: 77 error 60
// expect-device: 260 error 61
// expect-device: 260 error 62
// expect-device: 260 error 62
// expect-device: 260 error 63
// expect-device: 260 error 64
// expect-device: 260 error 65
// expect-device: 260 error 66
// expect-device: 260 error 67
// expect-device: 260 error 68
// expect-device: 77 error 69
// expect-device: 260 error 69
// expect-device: 260 error 69
// expect-device: 77 error 70
// expect-device: 260 error 70
// expect-device: 260 error 70
// expect-device: 260 error 70
// expect-device: 260 error 71
// expect-device: 260 error 72
// expect-device: 260 error 74
// expect-device: 260 error 74
// expect-device: 1835 warning 75
// expect-device: 260 error 76
// expect-device: 719 error 77
// expect-device: 85 error 77
// expect-device: 177 warning 61
// expect-device: 177 warning 62
// expect-device: 177 warning 73
// expect-device: 177 warning 69
count = 3;
first = 1, second = 2;
static kept(int);
static kept_too, *pointed;
const limit = 4;
extern outside;
typedef Renamed;
__device__ on_device = 1;
__constant__ in_constant;
__device__ called(int) { return 1; }
namespace N { inner = 3; static hidden; inline grown(int) { return 1; } }
class C { member = 3; static shared; public: const fixed; virtual dynamic(); C(int); explicit C(float); inline C(long); };
template <class T> static generic(T);
template <class T> struct S { inline S(T); const value; };
struct P {} static plain;
int use() { static local; const here = 1; return kept_too + limit + local + here; }
__global__ void k() { __device__ use(); }
template <class T> static valued;
struct Q { mutable const int q; Q(static int); };
