// specifiers may stand behind a type that a block defines
typedef struct { int a; } const outer;
void f() {
  struct { int a; } const cs = {1};
  struct N { int a; } const volatile x = {1};
  struct B : N { int b; } const *p = nullptr;
  union { int a; } const u = {1};
  enum { A } const e = A;
  enum M : int { C } static m;
  typedef struct { int a; } const T;
  struct { int a; } static s, t;
  if (p) { for (struct { int i; } const c = {1};;) break; }
}
__global__ void g() { struct { int a; } const l = {1}; (void)l; }
