// expect: 20 error 25
// expect: 135 error 28
// expect: 144 error 29
// expect: 20 error 31
// expect: 135 error 33
// expect: 20 error 37
// expect: 20 error 37
// expect: 120 error 39
// expect: 20 error 41
// expect: 135 error 43
// expect: 144 error 44
// expect: 20 error 48
// expect: 20 error 49
// expect: 20 error 50
// expect: 20 error 52
// expect: 144 error 48
// expect: 153 error 48
// expect: 144 error 51
// expect: 20 error 54
// expect: 120 error 54
// expect: 757 error 56
// expect: 135 error 56
// expect: 144 error 56
struct Tensor { int rank; };
void use(const Tensr &ct, Tensor t)
{
    ct.sum();
    t.foo();
    int *ip = 3;
}
int use2(Tensor t, Missing *m, int)
{
    t.foo();
    m->x = 3;
    m = 3;
    int *ip = m;
    Missing *q = m;
    int z = m;
    return "x";
}
Undef use3(Tensor t)
{
    t.foo();
    int *ip = 3;
    return ip;
}
struct S {
  void member(Bad b, int c) { int *x = 3; b.foo(); c.x = 3; }
  Bad memb;
  Bad *pb;
  void other() { memb.x = 3; pb->x = 3; pb = 3; int *y = 3; int *z = memb; }
  Wrong ret(int c);
};
__device__ int on_device(int *p, Tensrr n) { return p; }
int value;
void by_value(const value &a, Tensor t) { t.foo(); int *ip = 3; }
