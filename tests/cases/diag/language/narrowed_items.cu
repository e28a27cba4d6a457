// expect: 2361 warning 42
// expect: 2361 warning 43
// expect: 2361 warning 44
// expect: 2361 warning 45
// expect: 2361 warning 46
// expect: 2361 warning 50
// expect: 2361 warning 52
// expect: 2361 warning 53
// expect: 2361 warning 54
// expect: 2361 warning 55
// expect: 2361 error 58
// expect: 2361 error 59
// expect: 2361 warning 60
// expect: 2361 error 61
// expect: 2361 warning 63
// expect: 2361 warning 64
// expect: 2361 warning 65
// expect: 2361 warning 68
// expect: 2361 warning 69
// expect: 2361 warning 70
// expect: 2361 warning 71
// expect: 2361 warning 72
// expect: 2361 warning 73
// expect: 2361 warning 74
// expect: 2361 warning 76
// expect: 2361 error 79
// expect: 2361 warning 80
// expect: 2361 warning 81
// expect: 2361 warning 82
// expect: 2361 warning 83
// expect: 2361 warning 84
// expect: 2361 warning 85
// expect: 2361 warning 88
// expect: 2361 warning 90
// expect: 2361 warning 91
// expect: 2361 warning 94
// Items of lists that are narrowed.
struct S { int x; char c; };
struct C { C(int); };
double gd;
int gi;
int array[] = {1.5, 2};
int plain{2.5};
S aggregate = {1.5, 3};
short from_int{gi};
float from_number{gi};
float fits{1.5};
float exact{3};
double wide{1.5f};
int exact_value_counts_as_well{1.0};
char constant_that_fits{100};
__device__ int dv{3.5};
__constant__ int cv[2] = {1.5, 2};
C by_constructor{gd};
C copied = {gd};
int takes(int);
int takes_class(C);
int by_argument = takes({2.5});
int result() { double q = 1; return {q}; }
S class_result() { return {2.5, 1}; }
int *allocated = new int{gd};
struct M {
  int m{2.5};
  S s{2.5, 1};
  int a[1] = {gd};
};
void casts(double d, long l, int i, unsigned u, float f) {
  int a{d};
  int b = {l};
  float c{d};
  char e{i};
  bool g{i};
  unsigned h{i};
  int j{u};
  double k{f};
  double n{i};
  long o{i};
  int p;
  p = {d};
  int q = int{d};
  S r = S{d};
  takes_class({d});
  int two[2][2] = {{1.5}, {2}};
  for (int s{2.5};;) {}
  auto t = [] { int z{2.5}; return z; };
}
__global__ void k(int n, double d) {
  int i{threadIdx.x};
  unsigned u{threadIdx.x};
  unsigned v{n};
  dim3 grid{n};
  dim3 one = {1, 1};
}
template <class T> void t() { int z{2.5}; T w{2.5}; }
