// expect: 65 error 53
// expect: 1866 warning 53
// expect: 513 error 53
// expect: 65 error 55
// expect: 325 error 54
// expect: 120 error 55
// expect: 65 error 57
// expect: 1866 warning 57
// expect: 513 error 57
// expect: 65 error 59
// expect: 325 error 58
// expect: 1866 warning 59
// expect: 120 error 59
// expect: 65 error 61
// expect: 2386 error 61
// expect: 144 error 61
// expect: 335 error 63
// expect: 65 error 63
// expect: 120 error 63
// expect: 65 error 65
// expect: 1866 warning 65
// expect: 2386 error 65
// expect: 120 error 65
// expect: 65 error 67
// expect: 65 error 69
// expect: 2386 error 69
// expect: 144 error 69
// expect: 463 error 71
// expect: 144 error 73
// expect: 463 error 75
// expect: 325 error 76
// expect: 2386 error 77
// expect: 65 error 80
// expect: 144 error 83
// expect: 65 error 85
// expect: 144 error 86
// expect: 40 error 88
// expect: 144 error 89
// expect: 40 error 91
// expect: 144 error 92
// expect: 65 error 95
// expect: 65 error 98
// expect: 65 error 102
// expect: 135 error 105
// expect: 135 error 106
// expect: 513 error 107
// expect: 513 error 108
// expect: 513 error 109
// expect: 167 error 110

// A class, an enumeration or a template whose semicolon is missing, in front of all that a namespace may have.
class A { int x; public: void f(); }
__global__ void kernel(int *p) { *p = "a"; }
struct B { int x; }
inline int one() { return ""; }
struct C { int x; }
static __global__ void two(int *p) { *p = "a"; }
enum D { da }
__device__ inline int three() { return ""; }
enum class E { ea }
constexpr int four = "4";
union F { int x; float y; }
extern "C" int five() { return ""; }
struct G { int x; }
constexpr __host__ __device__ int six() { return ""; }
struct H { int x; }
typedef int seven;
struct I { int x; }
static constexpr int eight = "8";
struct J { int x; }
template <class T> void nine(T *p) { *p = undefined; }
int ten = "not read";
int eleven = "11";
struct K { int x; }
template <class T> struct L { T x; };
inline struct M { int x; };
constexpr struct N { int x; };

template <class T> struct Primary { T x; }
__global__ void passed_over(Primary<int> p) { p.y = 1; }
void passed_too() { int a = "b"; }
int last_of_these = "c";
int read_again = "d";
template <class T> struct Primary<T *> { T x; }
int variable = "e";
int next = "f";
template <> struct Primary<int> { int x; }
void function(int *p) { *p = "g"; }
int behind = "h";
template <> struct Primary<float> { int x; }
int number = "i";
int end = "j";
namespace inner {
template <class T> struct Last { T x; }
}
struct Outer {
    template <class T> struct Member { T x; }
    void lost() { int a = "k"; }
    int lost_too;
    int kept;
    template <class T> struct Other { T x; }
};
void uses(Outer o, inner::Last<int> l, Outer::Member<int> m)
{
    o.lost();
    o.lost_too = 1;
    o.kept = "l";
    l.x = "m";
    m.x = "n";
    kernel<<<1, 1>>>(3);
}
