// c++17
template <class T> constexpr int value = sizeof(T); template <class T> int var; namespace N { template <class T,
  int I> int nv; struct S { template <class T> static int sv; }; template <class T> struct C { static int s;
  template <class U> static U u; }; }
template <class T> T use(T t) { int &a = var<T>; int *p = &var<T>; const int &r = value<T>; int &b = var<int>;
  int *q = &N::nv<T, 2>; q = &N::S::sv<T>; q = &N::C<T>::s; q = &N::C<int>::template u<int>;
  bool k = !(t == var<T>); k = !(t == value<int>); return t + a + *p + r + b + *q; }
int f() { int &a = var<long>; static int &s = var<char>; int *p = &var<char>, *q = &N::nv<int, 3>;
  int &n = N::S::sv<int>; int &u = N::C<int>::u<int>; p = &N::C<char>::s; return use(1) + use(2L)
  + a + *p + *q + n + u + s; }
template <class T> struct D { T *p; int n; void pop() { p->~T(); (--p)->~T(); p[n].~T(); (*p).~T(); p++->~T();
  (p + 1)->~T(); using U = T; p->~U(); } void d() { this->~D(); D *q = this; q->~D(); (q + 1)->~D(); q++->~D();
  } }; struct Q { ~Q(); }; int g() { D<int> d; d.pop(); D<Q> e; e.pop(); return 0; }
template <class T> struct Li { struct No { T t; No *next; ~No() {} }; struct Nt { T t; }; No *h; Nt *k;
  void clear() { while (h) { No *n = h->next; h->~No(); h = n; } k->~Nt(); (*k).~Nt(); k[1].~Nt();
  Li &r = *this; r.~Li(); r.h->~No(); } ~Li() { clear(); } }; int li() { Li<int> l; return 0; }
