// A class or enumeration that an alias-declaration in a block defines has a name of its own there.
int host() {
    using A = struct B { int y; int twice() const { return y * 2; } };
    A a{1};
    B b{2};
    struct B c{3};
    using E = enum F { one, two };
    F f = one;
    E g = two;
    using P = const struct Q { int m; } *;
    Q q{4};
    P p = &q;
    return a.y + b.twice() + c.y + f + g + p->m;
}
template <class T> __host__ __device__ T in_template(T t) {
    using A = struct B { T y; };
    B b{t};
    A a{b.y};
    return a.y;
}
struct S {
    using X = const struct Z { int m; };
    Z z;
    int get() {
        if (true) {
            using A = struct B { int y; };
            B b{1};
            return b.y;
        }
    }
};
__global__ void kernel(int *p) {
    using A = struct B { int y; };
    B b{1};
    *p = in_template(b.y);
}
int use() { return host() + in_template(2) + S().get(); }
