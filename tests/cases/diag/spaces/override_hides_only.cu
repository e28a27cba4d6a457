// expect: 997 warning 3
struct A { virtual void f(int); void g(); };
struct B : A { __device__ void f(long); __device__ void g(); };
