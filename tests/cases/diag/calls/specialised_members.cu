// expect: 20007 error 30
// expect: 20007 error 31
// expect: 20007 error 33
// expect: 20007 error 36
// expect: 20007 error 37
// expect: 20007 error 38
// Explicit specialisations of members of class templates add their spaces to what the class says.
template <class T> struct S {
  __device__ void both() {}
  void device() {}
  __device__ void same() {}
  static void shared() {}
  int operator+(int) { return 1; }
  __device__ operator int() { return 1; }
  __device__ S() {}
  void overloaded(int) {}
  void overloaded(T *) {}
};
template <> __host__ __device__ void S<int>::both() {}
template <> __device__ void S<int>::device() {}
template <> void S<int>::same() {}
template <> __host__ __device__ void S<int>::shared() {}
template <> __device__ int S<int>::operator+(int) { return 2; }
template <> __host__ __device__ S<int>::operator int() { return 2; }
template <> __host__ __device__ S<int>::S() {}
template <> __device__ void S<int>::overloaded(int *);
void f() {
  S<int> s;
  s.both();
  s.device();
  s.same();
  s.shared();
  int a = s + 1;
  int b = s;
  s.overloaded(1);
  s.overloaded(&a);
  S<char> t;
  t.both();
  t.device();
}
__device__ void g() {
  S<int> s;
  s.both();
  s.device();
  s.same();
  s.shared();
  int a = s + 1;
  int b = s;
  s.overloaded(&a);
}
