// Constructors, destructors, copies and conversions that nobody writes out.
template <int N> __global__ void k() {}
template <int N> struct A {
    A() { k<N><<<1, 1>>>(); }
    A(const A &) { k<N + 1><<<1, 1>>>(); }
    A &operator=(const A &) { k<N + 2><<<1, 1>>>(); return *this; }
    ~A() { k<N + 3><<<1, 1>>>(); }
};
struct Unused { A<10> a; };
struct Made { A<20> a; };
Made *made = new Made();
struct Copied { A<30> a; };
void copy(const Copied &c) { Copied d = c; }
struct Assigned { A<40> a; };
void assign(Assigned &a, const Assigned &b) { a = b; }
inline A<50> returned() { return A<50>(); }
void parameter(A<60>) {}
void argument(const A<70> &a) { extern void take(A<70>); take(a); }
template <int N> struct Converted { operator int() const { k<N><<<1, 1>>>(); return N; } };
int converted = Converted<80>();
struct Written { A<90> a; Written() {} };
A<100> global;
extern A<110> elsewhere;
