// expect: 2138 error 41
// expect: 2138 error 42
// expect: 42 error 43
// expect: 42 error 44
// expect: 42 error 45
// expect: 42 error 46
// expect: 42 error 47
// expect: 42 error 48
// expect: 174 warning 49
// expect: 42 error 50
// expect: 42 error 51
// expect: 42 error 52
// expect: 42 error 53
// expect: 174 warning 54
// expect: 2138 error 55
// expect: 2138 error 56
// expect: 42 error 57
// expect: 42 error 58
// expect: 42 error 59
// expect: 42 error 60
// expect: 42 error 61
// expect: 2138 error 63
// expect: 2138 error 64
// expect: 42 error 65
// expect: 42 error 66
// expect: 42 error 67
// expect: 42 error 68
// Operands of `?:` without a common type: beside a number the other one had to be a number, if it is no pointer.
enum Colour { RED, GREEN };
enum class Mode { off, on };
struct S {
    int n;
};
struct W {
    operator int() const;
};
void fi(int);
void fd(double);
int ff(int);
void g(bool b, Colour c, Mode m, int *p, double *d, S s, S *sp, W w, int S::*mp, int n) {
    b ? c : m;
    b ? 1.5 : m;
    b ? p : m;
    b ? m : p;
    b ? s : m;
    b ? m : s;
    b ? m : c;
    b ? m : 0;
    b ? m : Mode::on;
    b ? m : nullptr;
    b ? mp : m;
    b ? fi : fd;
    b ? &fi : ff;
    b ? fi : nullptr;
    b ? n : s;
    b ? c : s;
    b ? sp : s;
    b ? nullptr : s;
    b ? "a" : s;
    b ? fi : s;
    b ? p : w;
    b ? n : w;
    b ? n : fi(1);
    b ? c : (fi(1));
    b ? fi(1) : n;
    b ? m : fi(1);
    fi == fd;
    fi < ff;
}
