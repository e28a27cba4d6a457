// expect: 2291 error 21
// expect: 2291 error 22
// expect: 2291 error 23
// expect: 2291 error 23
// expect: 2291 error 24
// expect: 2291 error 24
// expect: 2291 error 25
// expect: 2291 error 26
// expect: 2291 error 26
// The original looks for begin and end of a range in std, too, where a class with one of them lacks the other alone.
struct Begun { int *begin(); };
struct Ended { int *end(); };
struct None { };
struct Data { int begin; };
struct Derived : Begun { };
namespace std {
int *begin(Begun &);
int *end(Ended &);
}
void with(Begun a, Ended b, None c, Data d, Derived e, const Begun f) {
    for (int x : a) {}
    for (int x : b) {}
    for (int x : c) {}
    for (int x : d) {}
    for (int x : e) {}
    for (int x : f) {}
}
