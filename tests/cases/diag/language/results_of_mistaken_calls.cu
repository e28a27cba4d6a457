// expect: 20 error 39
// expect: 20 error 39
// expect: 20 error 41
// expect: 135 error 41
// expect: 20 error 42
// expect: 153 error 42
// expect: 20 error 43
// expect: 153 error 43
// expect: 20 error 44
// expect: 135 error 44
// expect: 20 error 45
// expect: 135 error 45
// expect: 20 error 46
// expect: 413 error 46
// expect: 20 error 47
// expect: 20 error 48
// expect: 165 error 48
// expect: 153 error 48
// expect: 20 error 49
// expect: 135 error 49
// expect: 153 error 50
// expect: 20 error 50
// expect: 20 error 51
// expect: 135 error 51
// expect: 20 error 51
// expect: 153 error 51
// expect: 20 error 52
// expect: 20 error 53
// expect: 20 error 53
// expect: 20 error 56
// expect: 20 error 57
// expect: 167 error 57
// expect: 167 error 58
// flags: --c++17
// A member function that is alone gives its result, whatever is wrong with the arguments.
struct Edge { int to; };
struct List { Edge *begin() const; Edge *end() const; Edge front(int) const; };
struct Plain { List list(int) const; int one(int a, int b); const List &ref(int); template <typename T> T many(T); static List made(int); int over(int); int over(double); };
constexpr int computed(int x) { int y = x + und1; int z = nothing(x); return y + z; }
void f(Plain p) {
    for (auto &e : p.list(undef1)) e.weight;
    for (auto e : p.ref(undef2)) e.to.x;
    p.one(undef3, 1).y;
    p.list(undef4).nothing();
    auto r = p.list(undef5); r.nothing();
    int n = p.list(undef6);
    p.many(undef7).nothing();
    p.one(undef8).z;
    Plain::made(undef9).nothing();
    double d = p.one(1, 2).x + undef10;
    p.one(p.list(undef11).nothing, undef12).x;
    p.over(undef13).x;
    n = p.list(undef14).front(undef15).to.z;
}
void chained(Plain p, Plain *q) {
    p.list(undef16).front(1).to.z;
    p.list(undef17).front("a").to.z;
    p.list("a").front(2).to.z;
}
