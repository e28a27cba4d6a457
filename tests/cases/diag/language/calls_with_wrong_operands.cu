// flags: --c++17
// Operands that are wrong by themselves count as arguments: they convert to anything, and a template parameter alone is deduced.
// expect: 20 error 128
// expect: 304 error 128
// expect: 20 error 129
// expect: 304 error 129
// expect: 20 error 130
// expect: 20 error 131
// expect: 135 error 132
// expect: 304 error 132
// expect: 20 error 133
// expect: 304 error 133
// expect: 20 error 134
// expect: 304 error 134
// expect: 135 error 135
// expect: 304 error 135
// expect: 20 error 136
// expect: 20 error 137
// expect: 304 error 137
// expect: 20 error 138
// expect: 304 error 138
// expect: 20 error 139
// expect: 304 error 139
// expect: 20 error 140
// expect: 304 error 140
// expect: 20 error 141
// expect: 304 error 141
// expect: 20 error 142
// expect: 20 error 143
// expect: 304 error 143
// expect: 20 error 144
// expect: 20 error 145
// expect: 20 error 149
// expect: 140 error 149
// expect: 135 error 150
// expect: 140 error 150
// expect: 20 error 151
// expect: 140 error 151
// expect: 20 error 152
// expect: 140 error 152
// expect: 20 error 153
// expect: 20 error 154
// expect: 304 error 154
// expect: 135 error 155
// expect: 304 error 155
// expect: 135 error 156
// expect: 140 error 156
// expect: 135 error 157
// expect: 140 error 157
// expect: 135 error 158
// expect: 304 error 158
// expect: 135 error 159
// expect: 140 error 159
// expect: 135 error 160
// expect: 165 error 160
// expect: 135 error 161
// expect: 140 error 161
// expect: 140 error 161
// expect: 135 error 162
// expect: 140 error 162
// expect: 135 error 163
// expect: 304 error 163
// expect: 135 error 164
// expect: 135 error 165
// expect: 140 error 165
// expect: 20 error 166
// expect: 140 error 166
// expect: 20 error 170
// expect: 304 error 170
// expect: 135 error 171
// expect: 304 error 171
// expect: 20 error 172
// expect: 135 error 173
// expect: 165 error 173
// expect: 135 error 174
// expect: 140 error 174
// expect: 135 error 175
// expect: 167 error 175
// expect: 20 error 176
// expect: 20 error 176
// expect: 167 error 176
// expect: 140 error 176
// expect: 135 error 180
// expect: 140 error 180
// expect: 20 error 181
// expect: 140 error 181
// expect: 20 error 182
// expect: 304 error 182
// expect: 135 error 183
// expect: 304 error 183
// expect: 20 error 184
// expect: 140 error 184
// expect: 29 error 188
// expect: 140 error 188
// expect: 29 error 189
// expect: 140 error 189
// expect: 29 error 190
// expect: 304 error 190
// expect: 29 error 191
// expect: 140 error 191
// expect: 29 error 192
// expect: 140 error 192
struct P { int a; void f(int); void g(int); void g(int, int); static int s(int); int get() const; };
template <class T> struct V {};
template <class T> struct B { void f(T); template <class U> void g(U *); };
template <class T> void a(V<T> p);
template <class T> void b(T p[]);
template <class T> void c(T &p);
template <class T> void d(T &&p);
template <class T, int N> void e(T (&p)[N]);
template <class T> void f(T (*p)(int));
template <class T> void g(T p, T *q);
template <class... T> void h(T... p);
template <class... T> void i(T *... p);
template <class T> T k(T p, V<T>);
template <class T> void l(const T *p); template <class T> void l(V<T> p);
template <class T> void m(T *p); void m(int, int);
template <class T> void n(T *p); void n(int);
template <class T = int> void o(int, T *p = 0);
template <class T> __global__ void kernel(T *p, int n);
__global__ void plain_kernel(float *p, int n);
void plain(int);
void none();
void over(int, int); void over(float *);
int one(int); int two(int, int);

void of_templates(V<int> v, int *q, P p) {
    a(undefined1);
    b(undefined2);
    c(undefined3);
    d(undefined4);
    e(p.x);
    f(undefined6);
    g(undefined7, q);
    g(1, p.x + 1);
    h(undefined9, 1);
    i(undefined10, q);
    k(undefined13, v);
    k(1, undefined14);
    l(undefined15);
    m(undefined16);
    n(undefined17);
    o(1, undefined18);
    o(undefined20);
    a<int>(undefined21);
}

void of_functions(int *q, P p, P *r, B<int> w, void (*fp)(int)) {
    plain(undefined1, 1);
    plain(p.x, 1);
    none(undefined2);
    none(undefined3 + 1);
    over(undefined4);
    over(undefined5, 1, 2);
    over(q, p.x);
    p.f(p.x, 1);
    r->f(p.x, 1);
    p.g(p.x, 1, 2);
    P::s(p.x, 1);
    one(two(p.x));
    one(one(one(p.x, 1)), 1);
    w.f(p.x, 1);
    w.g(p.x);
    w.g<int>(p.x);
    fp(p.x, 1);
    plain(undefined6(), "text");
}

void of_kernels(P p, float *f) {
    kernel<<<1, 1>>>(undefined1, 1);
    kernel<<<1, 1>>>(p.x, 1);
    kernel<int><<<1, 1>>>(undefined2, 1);
    plain_kernel<<<1, 1>>>(p.x);
    plain_kernel<<<1, 1>>>(f, p.x, 1);
    plain_kernel<<<p.z, 1>>>(f, "n");
    plain_kernel<<<1, 1>>>(undefined3, "n", undefined4, 2);
}

template <class T> void in_template(T x, P p) {
    one(p.x, 1);
    one(undefined1, 1);
    b(undefined3);
    b(p.x);
    p.f(undefined6, 1);
}

void of_missing_operands(P p) {
    plain(1, );
    plain(, 1);
    b(,1);
    plain(1 + , 2);
    one(one(, 1));
    none(;
    plain(p.get( , 1, 2);
}
