// flags: --c++17
// Misspelt specifiers: of parameters with qualified types, of members behind attributes, of access, and types left out.
// expect: 20 error 32
// expect: 283 error 32
// expect: 18 error 32
// expect: 20 error 32
// expect: 20 error 33
// expect: 18 error 33
// expect: 20 error 33
// expect: 20 error 34
// expect: 283 error 34
// expect: 18 error 34
// expect: 20 error 34
// expect: 20 error 35
// expect: 283 error 35
// expect: 18 error 35
// expect: 77 error 37
// expect: 1835 warning 37
// expect: 65 error 37
// expect: 77 error 42
// expect: 254 error 43
// expect: 65 error 43
// expect: 260 error 48
// expect: 260 error 49
// expect: 260 error 50
// expect: 260 error 51
// expect: 260 error 52
// expect: 260 error 53
// expect: 260 error 54
// expect: 18 error 54
struct S { int a; }; namespace N { struct T { int b; }; }
int a(cosnt N::T &t) { return t.b; }
int b(cosnt S &t) { return t.a; }
int c(int x, cosnt N::T u, int y) { return u.b; }
int d(cosnt N::T &s, int x);
struct Members {
    __host__ __devcie__ int a() const { return 1; }
    static __devcie__ int b() { return 1; }
    int z;
};
class Access {
publci:
    int a;
    Access(int n);
private:
    int b;
};
int e(const);
int f(const, int);
int g(int, const);
int h(const = 1);
void i(const &x);
void j(const *x);
struct Open { int size( const { return 1; } int n; };
