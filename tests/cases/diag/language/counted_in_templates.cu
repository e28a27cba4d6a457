// expect: 504 error 18
// expect: 504 error 19
// expect: 165 error 20
// expect: 140 error 20
// expect: 165 error 20
// expect: 140 error 20
// expect: 165 error 20
// expect: 165 error 20
// expect: 140 error 22
// expect: 165 error 22
// expect: 1919 error 23
// flags: --c++17
// Of a function that nothing else can be called, arguments are counted in the template; member functions are no values.
struct R { void put(void *, int); static void st(int); R *next(int); void more(int, int = 3, ...); };
void g(int, int); void ov(int); void ov(int, int);
template <typename T> struct B {
    T *d; R *r; R o;
    int size() const { return size; }
    T *begin() { return begin; }
    void a() { r->put(d); r->put(d, 1, 2); o.put(d); g(d); g(d, 1, 2); ov(d, 1, 2); r->next(*d, 1)->put(d); r->more(); r->more(*d, *d, *d, 1); }
};
template <class T> void fr(T t) { g(t); g(t, 1, 2); R::st(t, t); fr(t, t); R r; r.put(t); }
template <class... T> void pack(R &r, T... t) { r.put(t...); r.put(t, t...); }
