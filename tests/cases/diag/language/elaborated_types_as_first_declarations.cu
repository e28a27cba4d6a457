// expect: 997 warning 34
// expect: 322 error 42
// expect: 304 error 51
// expect-device: 997 warning 34
// expect-device: 322 error 42
// expect-device: 304 error 51
// Classes whose first declaration is an elaborated type specifier, in a parameter, a member or a template argument.
template <class T> struct Array {
    T *items;
};
namespace fields {
struct Data {
    void accept(int count, const class Gauge *const *gauges, const class Boson *const *bosons);
    Array<class Pool *> pools;
    struct Solver *solver;
};
struct Field {
    virtual ~Field() {}
    virtual bool apply(int count, const Gauge *const *gauges, const Boson *const *bosons, float scale = 0) = 0;
    virtual Field *copy() const = 0;
    virtual void enter(Pool *pool, Solver &solver) = 0;
};
class Gauge : public Field {
public:
    bool apply(int, const Gauge *const *, const Boson *const *, float) override { return false; }
    void enter(Pool *, Solver &) override {}
};
class Matrix : public Gauge {
public:
    Field *copy() const override { return new Matrix(); }
};
class Boson : public Field {
public:
    bool apply(int, const Gauge *const *, const Gauge *const *, float) { return false; }
    Field *copy() const override { return nullptr; }
    void enter(Pool *, Solver &) override {}
};
class Pool {};
struct Solver {
    friend class Hidden;
};
Field *make() { return new Boson(); }
Field *more() { return new Matrix(); }
}
void take(const class Late *);
void look(const Late *);
void look(int *);
class Late {};
void ask(Late *late, float *other) {
    look(late);
    look(other);
}
__global__ void kernel(fields::Pool *, Late *) {}
