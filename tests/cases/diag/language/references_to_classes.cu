// expect: 312 error 27
// expect: 415 error 31
// expect: 312 error 32
// expect: 312 error 33
// expect: 415 error 36
// expect: 415 error 37
// expect: 312 error 38
// expect: 312 error 39
// expect: 415 error 40
// expect: 415 error 41
// expect: 415 error 42
// expect: 312 error 43
// expect: 415 error 44
// expect: 312 error 45
typedef int integer;
struct P { P(integer *); explicit P(double); int v; };
typedef P other;
template <class T> struct V { V(T *); };
typedef V<integer> vector;
enum class E { a };
struct Two { Two(int); Two(char); };
struct Gives { operator P() const; operator vector(); };
struct Aggregate { int a; };

struct Holder {
    const other &r;
    Holder(vector v) : r(v) {}
    Holder(Gives g) : r(g) {}
};
const other &result(integer t, vector v, const Gives &g) {
    if (t == 1) return t;
    if (t == 2) return g.operator P(), v;
    return v;
}
void f(integer t, vector v, E e, double d, Gives g, const Gives cg, Aggregate ag, integer *p) {
    const other &a = t;
    other &&b = t;
    const other &c = v;
    other &&h = v;
    const vector &i = t;
    const vector &j = e;
    const other &k = d;
    const vector &l = cg;
    const Aggregate &m = t;
    const Aggregate &n = v;
    const other &q = p;
    const other &r = g;
    const other &s = cg;
    const vector &u = g;
    const Aggregate &w = ag;
    const Two &x = 3;
}
