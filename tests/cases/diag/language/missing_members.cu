// expect: 153 error 20
// expect: 153 error 21
// expect: 3164 error 23
// expect: 135 error 25
// expect: 135 error 26
// expect: 135 error 27
// expect: 135 error 28
// expect: 153 error 29
// expect: 135 error 30
// expect: 135 error 31
// expect: 135 error 37
// expect: 135 error 39
// expect: 142 error 39
// expect: 75 error 39
// Members of what has none, and members that a class does not have.
struct S { int a; int bits : 3; S *next; int f(); static int s; };
struct P { S *operator->(); };
enum class C { c1 };
void accesses(int i, S s, S *p, P q, C c) {
  i.x = 1;
  p.a = 1;
  (*p).a = 1;
  s->a = 1;
  q->a = q->f();
  q->z = 1;
  s.b = 1;
  p->g();
  p->next->next->h = 2;
  c.x;
  auto l = [&] { return s.missing; };
  struct Local { int own; int get() { return own + this->other; } };
}
template <class T> struct Base { int b; };
template <class T> struct Derived : Base<T> { int get(T t) { return this->b + t.anything + t->other; } };
template <class T> int generic(T t) { return t.x + *t + t[2]; }
S of_namespace;
int bad = of_namespace.nothing;
int good = of_namespace.a;
__global__ void kernel(int *p, int n) { int i = threadIdx.x; p[i] = blockIdx.w; n[i] = 2; *n = 1; }
