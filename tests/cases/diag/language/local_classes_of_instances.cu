// expect: 262 error 25
// expect: 20 error 25
// expect: 262 error 26
// expect: 20 error 26
// expect-device: 262 error 25
// expect-device: 20 error 25
// expect-device: 262 error 26
// expect-device: 20 error 26
// Local classes of instances derive from, and hold, classes that are defined below the template
template <class T> int take(T it) {
    struct accessor : T { T held; accessor(T b) : T(b), held(b) {} };
    return *accessor(it).other + *accessor(it).held.other;
}
template <class T> struct owner {
    int run(T it) {
        struct inner : T { T all[2]; struct deeper : T { T last; }; deeper at; };
        return inner{it, {it, it}, {it, it}}.at.last.v;
    }
    template <class U> int more(U u) { struct both : T, U { T t; U u; }; return both{T(), u, T(), u}.u.v; }
};
template <class T> auto made(T t) { return [=](auto u) { struct one : T { decltype(u) w; }; return one{t, u}.w.v; }; }
struct plain { int *other; int v; };
struct second { int v; };
int use(plain p, second s) { return take(p) + owner<plain>().run(p) + owner<plain>().more(s) + made(p)(s); }
struct wrong : later { later l; };
void block() { struct wrong : later { later l; }; }
struct later { int v; };
