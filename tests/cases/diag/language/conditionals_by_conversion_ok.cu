// expect: none
// An operand of the conditional operator becomes a reference to the other one by its conversion function ([expr.cond]/4.1).
struct Base {};
struct Derived : Base {};
struct Conv {
    operator Base &();
    operator int &();
};
struct Cv { operator const Base &() const; };
struct Val {
    operator Base();
    operator int();
};
struct OfDerived { operator Derived &(); };
int c, n;
Base base;
Derived derived;
Conv conv;
Cv cv;
Val val;
const Base cb = base;
Base &b1 = c ? base : derived;
Base &b2 = c ? base : conv;
Base &b3 = c ? conv : base;
int &i1 = c ? n : conv;
int &i2 = c ? conv : n;
const Base &b4 = c ? cb : cv;
const Base &b5 = c ? cb : conv;
Base &b6 = c ? base : OfDerived();
Base v1 = c ? base : val;
int v2 = c ? val : n;
int v3 = c ? 3 : conv;
Base v4 = c ? Base() : conv;
const Base &v5 = c ? base : cv;
