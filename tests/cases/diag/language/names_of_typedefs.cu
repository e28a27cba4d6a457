// expect: 153 error 68
// expect: 153 error 68
// expect: 153 error 68
// expect: 153 error 68
// expect: 153 error 68
// expect: 153 error 68
// expect: 131 error 68
// expect: 153 error 68
// expect: 153 error 68
// expect: 153 error 68
// expect: 153 error 68
// expect: 153 error 72
// expect: 153 error 72
// expect: 153 error 72
// expect: 153 error 72
// expect: 153 error 72
// expect: 153 error 72
// expect: 153 error 72
// expect: 153 error 76
// expect: 153 error 76
// expect: 153 error 76
// expect: 153 error 76
// expect: 153 error 76
// expect: 153 error 76
// expect: 153 error 76
// expect: 153 error 76
// expect: 153 error 76
// expect: 513 error 80
// expect: 513 error 81
// expect: 413 error 82
// expect: 415 error 83
// expect: 415 error 84
// expect: 312 error 85
// expect: 75 error 86
// expect: 109 error 86
// expect: 3164 error 86
// expect: 153 error 86
// expect: 153 error 86
// expect: 153 error 86
// expect: 42 error 87
// expect: 153 error 89
// expect: 120 error 91
// expect: 167 error 94
// expect: 415 error 95
// expect: 312 error 96
namespace std { typedef unsigned long size_t; typedef size_t same; namespace deep { typedef int type; } struct S { typedef int type; }; }
typedef int integer;
typedef integer two;
typedef const int constant;
typedef int *pointer;
typedef int (*callback)(integer);
struct P { P(integer, two); integer m; };
typedef P other;
enum E { e };
typedef E F;
template <class T> struct V {
    typedef std::size_t size_type;
    typedef T value_type;
    struct inner { typedef T type; };
    V(T);
    size_type size() const;
};
template <class T> using id = T;
typedef V<integer> vector;
struct M { typedef int type; };

void members(integer a, const two b, integer *c, const integer *d, integer *const f, pointer g, const pointer h, constant *i, F j, const F *k) {
    a.x, b.x, c.x, d.x, f.x, g.x, g->x, h.x, i.x, j.x, k.x;
}

void of_classes(M::type a, const M::type b, V<float>::value_type c, const V<float>::value_type d, V<int>::inner::type f, id<int> g, const id<int> h) {
    a.x, b.x, c.x, d.x, f.x, g.x, h.x;
}

void of_library(std::size_t a, std::same b, std::deep::type c, std::S::type d, V<int>::size_type f, std::size_t *g, V<integer> *h, vector *i, const vector *j) {
    a.x, b.x, c.x, d.x, f.x, g.x, h.x, i.x, j.x;
}

void conversions(other p, vector v, two t, pointer q, callback c, integer array[3], integer (&whole)[3]) {
    q = t;
    q = v.size();
    t = p;
    other a = t;
    const other b = q;
    vector d = p;
    *t, t(3), t->x, array.x, whole.x, c.x;
    t ? p : v;
    auto deduced = t;
    deduced.x;
}
pointer result(two t) { return t; }
void take(pointer, const other &);
void pass(two t, vector v, other p) {
    take(t, p);
    take(&t, t);
    take(&t, v);
}
