// Destructors that `decltype` names, and lists that a reference is bound to: g++ refuses both.
// flags: -std=c++17
struct S {
    int v;
    ~S() {}
};
struct A {
    int a, b;
};
struct D : A {};

namespace n {
struct Q {
    ~Q() {}
};
template <class T> struct V {
    T *t;
    ~V() { delete t; }
};
}

struct Holder {
    alignas(S) char room[sizeof(S)];
    S *get() { return reinterpret_cast<S *>(room); }
    void reset() { get()->~decltype(S())(); }
};

void destroy(S *p, A a, n::V<int> *v) {
    n::Q q;
    S &r = *p;
    p->~decltype(S())();
    r.~decltype(S())();
    q.~decltype(q)();
    a.~decltype(a)();
    v->~decltype(n::V<int>())();
    auto later = [](S s) { s.~decltype(s)(); };
    later(S{2});
}

using L = A &;
using R = const A &;
namespace n {
using M = A &&;
typedef const int &I;
}

int use(R r) { return r.a; }
A global;
R bound = R{global};

int lists(A x, D d, int i) {
    L{x}.a = 5;
    L l = L{x};
    int sum = use(R{x}) + use(R{d}) + ::n::M{static_cast<A &&>(x)}.b;
    auto same = [&] { return &R{x} == &x; };
    return sum + l.a + same() + n::I{i} + n::I{3};
}

__global__ void k(A a) { a.~decltype(a)(); }
