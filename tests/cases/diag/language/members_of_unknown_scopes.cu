// expect: 77 error 55
// expect: 65 error 55
// expect: 77 error 59
// expect: 65 error 59
// expect: 77 error 63
// expect: 65 error 63
// expect: 260 error 66
// expect: 65 error 66
// expect: 260 error 69
// expect: 65 error 69
// expect: 77 error 72
// expect: 65 error 72
// expect: 77 error 75
// expect: 65 error 75
// expect: 77 error 78
// expect: 65 error 78
// expect: 77 error 79
// expect: 101 error 79
// expect: 65 error 79
// expect: 40 error 86
// expect: 40 error 87
// expect: 40 error 88
// expect: 40 error 89
// expect: 40 error 90
// expect-device: 77 error 55
// expect-device: 65 error 55
// expect-device: 77 error 59
// expect-device: 65 error 59
// expect-device: 77 error 63
// expect-device: 65 error 63
// expect-device: 260 error 66
// expect-device: 65 error 66
// expect-device: 260 error 69
// expect-device: 65 error 69
// expect-device: 77 error 72
// expect-device: 65 error 72
// expect-device: 77 error 75
// expect-device: 65 error 75
// expect-device: 77 error 78
// expect-device: 65 error 78
// expect-device: 77 error 79
// expect-device: 101 error 79
// expect-device: 65 error 79
// expect-device: 40 error 86
// expect-device: 40 error 87
// expect-device: 40 error 88
// expect-device: 40 error 89
// expect-device: 40 error 90
// In a class without bases no member of another class is found by its name alone, so that a scope may be known to be
// none: the declaration ends in front of its `::`.
struct Other {
    int graph;
};
struct Instance {
    graph::vector<int> t;
    int n;
};
struct Plain {
    graph::type t;
};
class Pointer {
public:
    graph::type *t;
};
struct Constant {
    const graph::vector<int> t;
};
struct Static {
    static graph::vector<int> t;
};
struct Function {
    graph::vector<int> f();
};
struct Defined {
    graph::type f(int a) { return a; }
};
template <class T> struct Template {
    graph::vector<T> t;
    graph::type u;
};
// Behind `::` stands no name.
namespace n {
int v;
}
int nameless(int a) {
    int x = n::(a);
    n::(3);
    if (n::(a))
        x = 1 + n::(a) * 2;
    return n::[0];
}
