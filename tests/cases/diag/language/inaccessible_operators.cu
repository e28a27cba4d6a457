// expect: 265 error 25
// expect: 330 error 26
// expect: 330 error 27
// expect: 330 error 28
// expect: 330 error 29
// expect: 330 error 30
// expect: 265 error 31
// expect: 265 error 32
// expect: 265 error 33
// expect: 265 error 34
// expect: 265 error 35
// expect: 265 error 36
// expect: 265 error 37
// expect: 330 error 38
// expect: 330 error 40
// expect: 330 error 41
// expect: 330 error 42
// expect: 265 error 43
// expect: 265 error 43
// expect: 265 error 46
// expect: 265 error 46
// expect: 330 error 46
class A { int operator[](int); A &operator=(const A &); operator int(); A operator+(const A &); A &operator++(); A *operator->(); A &operator=(int); bool operator==(const A &) const; A &operator+=(int); explicit operator bool(); int operator*(); int operator-(); operator const char *(); friend int operator-(A, A); public: int x; A(); A(const A &); int m(A &o) { return o[1] + o; } };
void take(int); void takes(const char *);
int g(A &a, A &b) { a[1];
a = b;
a = 3;
take(a);
(int)a;
static_cast<int>(a);
a + b;
++a; 
a->x;
a == b;
a += 3;
*a;
-a;
takes(a);
a - b;
int i = a;
int j(a);
return a; }
struct P : A { void m(P &p) { p[1]; *this + *this; } };
class Q { protected: int operator[](int); Q &operator=(const Q &); public: Q(); };
struct R : Q { int m() { return (*this)[1]; } };
void h(Q &q, R &r) { q[1]; r[1]; q = q; r = r; }
template <class T> void t(A &a, T x) { a[1]; a + x; }
