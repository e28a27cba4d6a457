// flags: -std=c++17
// Objects with members that launch, and what they are called.
template <int N> __global__ void k() {}
template <int N> struct Runner { template<class T> void operator()(T) const { k<N+sizeof(T)><<<1,1>>>(); } };
struct Holder { Runner<10> r; } holder;
void a4() { auto &[r] = holder; r(1); }
Runner<20> r20; void a5() { r20(1); }
void a6() { r20(1L); }
struct { Runner<30> r; } unnamed; void a7() { unnamed.r(1); }
typedef struct { struct { Runner<40> r; }; union { Runner<50> u; int i; }; } Td; void a8(Td &t) { t.r(1); t.u('c'); }
class Outer { public: struct In { Runner<60> r; } in; }; Outer &outer(); void a9() { outer().in.r(1); }
struct Arr { Runner<70> r[2]; } arr[2]; void a10() { for (auto &a : arr) for (auto &r : a.r) r(1); }
extern Runner<80> *pr; void a11() { (*pr)(1); }
static struct { void (*f)(); } tbl[] = { { k<90> }, { &k<91> } };
