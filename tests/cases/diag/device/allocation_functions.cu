typedef decltype(sizeof 0) size;
struct T { int t; };
void *operator new(size, int, T);
void *operator new[](size, int);
struct S { void *operator new(size); void *operator new(size, int); void operator delete(void *); int q; };
__device__ void d(T t) { 
  int *q = new (1, t) int(4);
  int *r = new (1) int[4];
  S *s = new S;
  s = new (3) S;
  delete s;
  delete q; delete[] r; }
__host__ __device__ void hd(T t) { 
  int *q = new (1, t) int(4);
  int *r = new (1) int[4];
  S *s = new S;
  delete s; }
