// expect: 70 error 20
// expect: 833 error 21
// expect: 833 error 22
// expect: 833 error 24
// expect: 70 error 29
// expect: 70 error 29
// expect: 70 error 29
// expect: 70 error 29
// expect: 70 error 30
// expect: 70 error 31
// expect: 852 error 32
// expect: 852 error 32
// expect: 833 error 35
// expect: 833 error 43
// Bodies of functions in front of the definition of a class: it is incomplete there, also where a member function of
// another class stands, but not in the class around, in a template or in the call of a generic lambda.
struct Doc;
struct Viewer {
    int n;
    void visit(const Doc &d) const { d.words(); }
    int number(Doc *d) { return d->n; }
    void pass(Doc *d) { n += number(d); d->n = 2; }
    Doc *operator->();
    int through() { return (*this)->n; }
    struct Inner;
    int inner(Inner *i) { return i->z; }
    struct Inner { int z; };
    template <class T> int generic(Doc *d, T t) { return d->n + t; }
    void made() { new Doc; Doc(); Doc{}; Doc(1); }
    unsigned long size(Doc *d) { return sizeof(*d) + sizeof(int); }
    int thrown(Doc &d) { throw d; }
    void moved(Doc *d) { d + 1; d++; }
};
void free_function(Doc *d) {
    auto l = [d] { return d->n; };
    auto g = [](auto *p) { return p->n; };
    if (d == nullptr) delete &l;
}
template <class T> int of_template(Doc *d, T t) { return d->n + t; }
auto later = [](auto *p) { return p->n; };
struct Doc { int n; void words() const; Doc(int); Doc(); };
int use(Doc *d) { Viewer v; v.visit(*d); return v.generic(d, 1) + of_template(d, 2) + later(d); }
struct Before { void g(struct Behind *d) { d->h(); } };
struct Behind { void h(); };
