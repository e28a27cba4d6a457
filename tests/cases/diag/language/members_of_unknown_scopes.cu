// expect: 77 error 45
// expect: 65 error 45
// expect: 77 error 49
// expect: 65 error 49
// expect: 77 error 53
// expect: 65 error 53
// expect: 260 error 56
// expect: 65 error 56
// expect: 260 error 59
// expect: 65 error 59
// expect: 77 error 62
// expect: 65 error 62
// expect: 77 error 65
// expect: 65 error 65
// expect: 77 error 68
// expect: 65 error 68
// expect: 77 error 69
// expect: 101 error 69
// expect: 65 error 69
// expect-device: 77 error 45
// expect-device: 65 error 45
// expect-device: 77 error 49
// expect-device: 65 error 49
// expect-device: 77 error 53
// expect-device: 65 error 53
// expect-device: 260 error 56
// expect-device: 65 error 56
// expect-device: 260 error 59
// expect-device: 65 error 59
// expect-device: 77 error 62
// expect-device: 65 error 62
// expect-device: 77 error 65
// expect-device: 65 error 65
// expect-device: 77 error 68
// expect-device: 65 error 68
// expect-device: 77 error 69
// expect-device: 101 error 69
// expect-device: 65 error 69
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
