// c++14
struct T { int a; double d; }; struct N { N(); N(const N &); N(N &&); N &operator=(const N &);
  N &operator=(N &&); ~N(); int v; }; struct M { T t; N n; int arr[2]; const char *s; }; struct D : M, T {
  N k[2]; };
M mk(); D md();
M use(M a, const M &b, D d) { M c = a, e(b), f = mk(), g = static_cast<M &&>(a);
  D h = d, i = md(), j(static_cast<D &&>(d)); c = b; c = mk(); c = static_cast<M &&>(e); h = i; h = md();
  T t = h, u; u = t; u = d; return f.t.a ? g : c; }
