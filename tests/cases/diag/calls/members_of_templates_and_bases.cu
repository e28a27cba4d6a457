// expect: 20007 error 60
// expect: 20007 error 64
// expect: 20007 error 66
// expect: 20007 error 68
// expect: 20007 error 69
// expect: 20007 error 71
// expect: 20007 error 73
// expect: 20007 error 81
// expect: 20007 error 81
// expect: 20007 error 83
// expect: 20007 error 85
// expect: 20007 error 87
// expect: 20007 error 87
// expect: 20007 error 87
// expect: 20007 error 87
// expect: 20007 error 87
// expect: 20007 error 87
// expect: 20007 error 87
// expect: 20007 error 87
// expect: 20007 error 87
// expect: 20007 error 87
// expect: 20007 error 87
// expect: 20007 error 88
// expect: 20166 error 88
// expect: 20166 error 88
// expect: 20005 error 90
// expect: 20005 error 90
// expect: 20007 error 91
// expect: 20007 error 91
// expect: 20007 error 91
// expect: 20007 error 94
// expect: 20007 error 94
// expect: 20007 error 94
// expect: 20007 error 94
// expect: 20007 error 94
// expect: 20007 error 98
// expect: 20007 error 98
// expect: 20007 error 98
// expect: 20007 error 98
// expect: 20007 error 104
// expect: 20007 error 104
// expect: 20007 error 105
// expect: 20007 error 105
// expect: 20007 error 59
// expect: 20007 error 61
// expect: 20007 error 62
// expect: 20007 error 63
// expect: 20007 error 67
// Of members of the class template itself those behind an object are settled, of base classes that depend on nothing all.
struct S {
  __device__ int m(int);
  static __device__ int s(int);
  __device__ auto ad() { return 1; }
};
template <class T> struct C {
  __device__ int m(int);
  static __device__ int s(int);
  void f(T v) {
    m(v);
    this->m(v);
    s(v);
    C::m(v);
    C::s(v);
    (*this).m(v);
    C c;
    c.m(v);
    C<T>::s(v);
    this->s(v);
    C<int>::s(v);
    C<int> q;
    q.m(v);
  }
  template <class U> void g(U u) { this->m(u); m(u); }
};
template struct C<int>;
struct M {
  __device__ int m(int);
  static __device__ int s(int);
  __device__ int o(int);
  __device__ int o(char);
  template <class T> void f(T v) { m(v); s(v); o(v); this->o(v); }
  template <class T> void g(T v);
  template <class T> M(T v, int) { m(v); }
};
template <class T> void M::g(T v) { m(v); }
template <class T> struct E : S {
  void f(T v) { m(v); this->m(v); S::m(v); E::m(v); m(1); this->m(1); S::m(1); E::m(1); s(1); s(v); this->s(v); }
  void a() { ad(); sizeof(this->ad()); }
  __device__ void dev() { m(1); this->m(1); }
  __host__ __device__ void hd() { m(1); this->m(1); }
  template <class U> void g(U v) { m(v); this->m(v); S::m(v); }
};
template <class T> struct D : T, S {
  void f(T v) { m(v); m(1); this->m(1); s(1); S::m(1); this->other(v); }
};
template <class T> struct B { __device__ int m(int); };
template <class T> struct F : B<int> {
  void f(T v) { m(v); this->m(v); B<int>::m(1); F::m(1); }
};
template <class T> struct G : B<T> {
  void f(T v) { this->m(v); B<T>::m(v); }
};
template <class T> struct O {
  struct I : S { void f(T v) { m(v); this->m(v); } };
  void g() { struct L : S { void f(T v) { m(v); m(1); } }; }
};
