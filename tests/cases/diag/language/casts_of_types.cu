// expect: 697 error 38
// expect: 696 error 39
// expect: 695 error 40
// expect: 695 error 41
// expect: 171 error 43
// expect: 694 error 44
// expect: 126 error 45
// expect: 119 error 46
// expect: 694 error 47
// expect: 767 warning 48
// expect: 767 warning 50
// expect: 717 error 51
// expect: 511 error 55
// expect: 511 error 56
// expect: 511 error 57
// expect: 709 error 58
// expect: 2138 error 59
// expect: 2140 error 60
// expect: 429 error 65
// expect: 2140 error 66
// expect: 18 error 67
// expect: 1776 error 68
// expect: 852 warning 69
// expect: 1776 error 70
// expect: 42 error 72
// expect: 121 error 75
// expect: 2373 error 77
// expect: 2373 error 78
// expect: 122 error 81
// Casts that none of the notations makes, steps of enumerators, new and delete.
struct A { virtual ~A(); int a; };
struct B : A { int b; };
struct P { int p; };
struct Deleted { ~Deleted() = delete; };
enum E { e0 };
void casts(A *pa, const A *ca, P *pp, int n, const int cn, int *ip, const int *cip, double d, void *vp, P p, A &ra)
{
    (void)dynamic_cast<B &>(n);
    (void)dynamic_cast<B *>(n);
    (void)dynamic_cast<int &>(ra);
    (void)dynamic_cast<B>(pa);
    (void)dynamic_cast<B *>(pa);
    (void)static_cast<int &>(d);
    (void)static_cast<int &>(cn);
    (void)static_cast<int &>(3);
    (void)reinterpret_cast<P>(n);
    (void)reinterpret_cast<float *>(cip);
    (void)reinterpret_cast<int>(vp);
    (void)reinterpret_cast<long>(vp);
    (void)(int)ip;
    (void)const_cast<P>(p);
}
void steps(E e, bool b, int *p, double d)
{
    e++;
    --e;
    e += 1;
    b--;
    p *= 2;
    d %= 2;
    d = 3 - 1.0;
}
void allocated(Deleted *d, P p, void *v)
{
    (void)new int[-1];
    (void)new int["a"];
    (void)new int(1, 2);
    delete d;
    delete v;
    Deleted local;
}
int conditional(bool b, P p) { return b ? p : 3; }
int labels(int n)
{
    case 1: n = 3;
    switch (n) {
    case 2.5: return 1;
    case "a": return 2;
    case 3: return 3;
    }
    default: return 0;
}
