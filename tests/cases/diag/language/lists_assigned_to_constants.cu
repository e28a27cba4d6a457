// expect: 137 error 61
// expect: 146 error 61
// expect: 137 error 62
// expect: 137 error 63
// expect: 146 error 63
// expect: 137 error 64
// expect: 146 error 64
// expect: 137 error 64
// expect: 137 error 64
// expect: 137 error 65
// expect: 146 error 65
// expect: 137 error 65
// expect: 146 error 65
// expect: 137 error 65
// expect: 137 error 65
// expect: 146 error 65
// expect: 137 error 67
// expect: 146 error 67
// expect: 137 error 67
// expect: 146 error 67
// expect: 137 error 67
// expect: 137 error 68
// expect: 146 error 68
// expect: 137 error 68
// expect: 137 error 69
// expect: 146 error 69
// expect: 137 error 69
// expect: 146 error 69
// expect-device: 137 error 61
// expect-device: 146 error 61
// expect-device: 137 error 62
// expect-device: 137 error 63
// expect-device: 146 error 63
// expect-device: 137 error 64
// expect-device: 146 error 64
// expect-device: 137 error 64
// expect-device: 137 error 64
// expect-device: 137 error 65
// expect-device: 146 error 65
// expect-device: 137 error 65
// expect-device: 146 error 65
// expect-device: 137 error 65
// expect-device: 137 error 65
// expect-device: 146 error 65
// expect-device: 137 error 67
// expect-device: 146 error 67
// expect-device: 137 error 67
// expect-device: 146 error 67
// expect-device: 137 error 67
// expect-device: 137 error 68
// expect-device: 146 error 68
// expect-device: 137 error 68
// expect-device: 137 error 69
// expect-device: 146 error 69
// expect-device: 137 error 69
// expect-device: 146 error 69
// expect-device: 177 warning 69
// What cannot be assigned to takes a list with one value at most.
struct P { int x, y; };
extern const P p;
struct C { P pp; void g() const { pp = {1, 2}; } };
void empty() { p = {}; }
void two() { p = {1, 2}; }
void scalars() { const int i = 3; i = {4, 5}; i = {}; i = {4}; }
void through(const P &r, const P *q) { r = {1, 2}; *q = {1, 2}; q->x = {1}; q[1] = {1, 2}; }
__constant__ P cp;
__global__ void k(const P pr) { threadIdx = {1, 2, 3}; cp = {1, 2}; pr = {1, 2}; blockIdx = {0}; }
struct D { P p; const P cp; void m() { p = {1, 2}; cp = {1, 2}; this->cp = {3}; } };
void lambdas() { auto l = [](const P p) { p = {1, 2}; }; const P a[2] = {}; a[1] = {1, 2}; }
struct Q { int x; void operator=(int) const; };
extern const Q q;
void own() { q = {1}; }
