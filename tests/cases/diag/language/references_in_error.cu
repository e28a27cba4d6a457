// expect: 144 error 28
// expect: 144 error 29
// expect: 433 error 32
// expect: 1086 error 34
// expect: 137 error 35
// expect: 153 error 36
// expect: 513 error 38
// expect: 135 error 41
// expect: 461 error 45
// expect: 20 error 46
// expect: 434 error 47
// expect: 461 error 48
// expect: 153 error 50
// expect: 153 error 51
// expect: 135 error 52
// expect: 513 error 54
// expect: 413 error 59
// expect: 144 error 60
// expect: 144 error 61
// expect: 144 error 62
// A reference whose initialiser is ill-formed names an object of its type, but has no value that could be judged; nor have
// the members of a constant aggregate with static storage.
struct C {
    int (*run)(int, char **);
    int n;
    void m();
};
const C many[] = {{nullptr, 1}, {"a", 2}};
const C one = {"a", 2};
int plain(int i) {
    const C &d = many[i];
    C &f = one;
    d.run(1);
    d.m();
    d.n = 3;
    d.n.x;
    f.run(1);
    f.n = "x";
    one.run(1);
    int *p = one.n;
    d.none;
    return 0;
}
void references(int i) {
    double &r = 1.0;
    int &s = undefined;
    int &t = "abc";
    C &u = 3;
    int a[r];
    r.x;
    s.x;
    u.none;
    u.run(1);
    r = "x";
    int *p = r, *q = s, *o = t;
    t(1);
    r % 2;
    i << r;
    int *n = u;
    static const C kept = {1, 2};
    const C local = {1, 2};
    int *k = kept.n, *l = local.n;
}
