// expect: 413 error 16
// expect: 413 error 17
// expect: 413 error 18
// expect: 413 error 19
// expect: 413 error 20
// expect: 413 error 21
// expect: 349 error 24
// expect: 137 error 26
// An object that is assigned to a value of an enumeration would have to be converted to it.
enum class M { A, B };
enum U { X, Y };
struct C { C(const char *); };
struct K { operator int() const; operator bool() const; };
struct D { operator M() const; operator U() const; };
void f(C s, M e, C *c, U u, K k, D d) {
    e = s;
    e = C("x");
    u = s;
    u = *c;
    e = k;
    u = k;
    e = d;
    u = d;
    s = e;
}
void g(C s, const M e) { e = s; }
