// expect: 2291 error 21
// expect: 2291 error 21
// expect: 2291 error 22
// expect: 2291 error 22
// expect: 2291 error 31
// expect: 2291 error 32
// expect: 2291 error 33
// expect: 2291 error 33
// expect: 2291 error 34
// expect: 2291 error 34
// expect: 2291 error 35
// expect: 2291 error 36
// expect: 2291 error 36
// The original looks for begin and end of a range in std, too, where a class with one of them lacks the other alone.
struct Begun { int *begin(); };
struct Ended { int *end(); };
struct None { };
struct Data { int begin; };
struct Derived : Begun { };
void without(Begun a, None b) {
    for (int x : a) {}
    for (int x : b) {}
}
namespace std {
template <typename C> auto begin(C &c) -> decltype(c.begin()) { return c.begin(); }
template <typename C> auto begin(const C &c) -> decltype(c.begin()) { return c.begin(); }
template <typename C> auto end(C &c) -> decltype(c.end()) { return c.end(); }
template <typename C> auto end(const C &c) -> decltype(c.end()) { return c.end(); }
}
void with(Begun a, Ended b, None c, Data d, Derived e, const Begun f) {
    for (int x : a) {}
    for (int x : b) {}
    for (int x : c) {}
    for (int x : d) {}
    for (int x : e) {}
    for (int x : f) {}
}
