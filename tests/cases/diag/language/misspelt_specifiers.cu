// expect: 77 error 35
// expect: 65 error 35
// expect: 12 warning 40
// expect: 20 error 41
// expect: 260 error 42
// expect: 65 error 42
// expect: 20 error 42
// expect: 77 error 43
// expect: 3369 error 43
// expect: 65 error 43
// expect: 20 error 43
// expect: 260 error 44
// expect: 65 error 44
// expect: 260 error 45
// expect: 65 error 45
// expect: 20 error 47
// expect: 260 error 48
// expect: 65 error 48
// expect: 77 error 50
// expect: 65 error 50
// expect: 77 error 55
// expect: 65 error 55
// expect: 77 error 57
// expect: 65 error 57
// expect: 260 error 58
// expect: 65 error 58
// expect: 20 error 56
// expect: 135 error 60
// expect: 135 error 60
// expect: 135 error 60
// expect: 77 error 61
// expect: 65 error 61
// expect: 20 error 62
// A misspelt specifier is a variable without a type, and all behind it up to a semicolon is passed over.
__glboal__ void copy(const float *in, float *out)
{
    out[threadIdx.x] = in[threadIdx.x] + missing;
}

typedef float (*Operation)(float);
void use(Operation op) { op(1); }
static __hots__ int twice(int x) { return 2 * x; } int other = unread; int after = u1;
__glboal__ unsigned again(); int more = u2;
__device__ shrd float cells[3];
inline fast double speed() { return 1; }
struct Late { int x; };
Late late;
extern __glboal2__ struct Tag t;
namespace inner {
__device_ int square(int x) { return x * y; }
int next(int x) { return x + z; }
int last() { return u3; };
}
struct Holder {
    __hots__ int get(int x) { return x + w; }
    int kept; int read() { return u4; }
    virtul void run();
    static sttic unsigned count;
};
void with(Holder h) { h.get(1); h.kept = h.read(); h.run(); }
template <typename T> __glboal3__ void fill(T *p) { p[0] = v; } int gone = u5;
template <typename T> void whole(T *p) { p[0] = u6; }
