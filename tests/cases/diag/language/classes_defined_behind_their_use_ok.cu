// The body of a member is read when the class is complete, and so are default arguments.
struct Outer
{
    int first() { return sizeof(Inner) + Inner::count + int(Kind::two) + Inner::Deep::depth; }
    int second(int n = Inner::count) noexcept(Inner::count == 3) { return n; }
    Outer() : fourth(Inner::make()) {}
    struct Early { int f() { return Inner::count + Inner::make(); } };
    struct Inner;
    int fifth() { return Inner::make(); }
    struct Inner { static const int count = 3; static int make() { return 2; } struct Deep { enum { depth = 4 }; }; };
    enum class Kind { one, two };
    int fourth;
};
namespace around { class Other { int f() const { return Private::value; } class Private { public: enum { value = 1 }; }; }; }
int local() { struct L { int f() { return M::m; } struct M { enum { m = 2 }; }; }; return L().f(); }
__global__ void kernel(int *p) { struct L { __device__ int f() { return M::m; } struct M { enum { m = 2 }; }; }; *p = L().f(); }
