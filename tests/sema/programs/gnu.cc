// std: 17
int x = 1;
int statement_expression(int a) { return ({ int x = a; int b = ({ int a = x; a + ::x; }); b + x; }) + x; }
int labels(int n) { static void *const table[] = {&&x, &&y, &&done}; goto *table[n]; x: n++; y: n += ::x; done: return n; }
int local_labels(int a) { __label__ out; if (a) goto out; a++; out: return a; }
int types(int a) { typeof(a) b = a; __typeof__(int *) c = &b; auto d = *c; return d + ({ typeof(x) x = 3; x; }); }
int assembly(int a) { int b; asm volatile("mov %1, %0" : "=r"(b) : "r"(a) : "cc"); asm("nop"); return b; }
int elvis(int a, int b) { return a ?: b ?: x; }
int ranges(int a) { switch (a) { case 1 ... 3: return a; case 'a' ... 'z': { int a = x; return a; } default:; } return x; }
struct P { int a, b[3]; };
unsigned long offsets(int i) { return __builtin_offsetof(P, b[1]) + i; }
int compound(int a) { return ((P){a, {x}}).a + (int){a}; }
int vla(int n) { int x[n], y[n + 1][2]; return sizeof(x) + sizeof(y[0]) + x[0]; }
int variadic(int n, ...) { __builtin_va_list list; __builtin_va_start(list, n); int x = __builtin_va_arg(list, int); __builtin_va_end(list); return x + n; }
__extension__ typedef long long wide; int extension(wide a) { __extension__ wide b = a; return __extension__ (int)b + __real__(a); }
int attributes(int a __attribute__((unused)), int b [[maybe_unused]]) { [[maybe_unused]] int c = a; int d __attribute__((aligned(8))) = b; [[likely]] ; __attribute__((unused)) int e; e = d; if (a) [[likely]] return c; switch (a) { case 1: c++; [[fallthrough]]; case 2: __attribute__((fallthrough)); default: return e; } }
int traits() { return __is_class(P) + __is_base_of(P, P) + __is_same(int, const int) + __has_trivial_copy(P) + noexcept(x) + alignof(P) + __alignof__(x); }
inline void *operator new(decltype(sizeof 0), void *where) { return where; }
int new_delete(int n) { int *a = new int(n), *b = new int[n]{1, 2}, **c = new (int *); P *p = new P{n, {x}}; void *where = a; int *d = new (where) int{n}; delete a; delete[] b; ::delete c; delete p; return *d; }
int comparisons(int a, int b, int c) { return a < b > c, (a < b) > c, a < b && c > a, a << b >> c, a >= b <= c; }
int (*pointer(int a))(int) { int (*result)(int x) = pointer(a); return result; }
int member_pointers(P p) { int P::*m = &P::a; P *q = &p; return p.*m + q->*m; }
int many(int a, int b) { int c = a, *d = &c, &e = c, f[2] = {a, b}, (*g)[2] = &f, h(a), i{b}; return c + *d + e + f[0] + (*g)[1] + h + i; }
int elaborate(int P) { struct P p = {P, {}}; return p.a + P; }
void throwing(int a) { a ? throw x : (void)a; throw a; }
