// Launches through pointers to kernels, tables, members, parameters, template arguments and conditionals.
typedef void (*Fn)(int);
__global__ void a(int x) {}
__global__ void b(int x) {}
template <class T> __global__ void t(T x) {}
struct Entry { Fn f; int n; void go() { this->f<<<1, n>>>(n); f<<<1, 2>>>(n); } };
template <Fn F> void fixed(int n) { F<<<1, n>>>(n); }
template <class F> void call(F f, int n) { f<<<2, n>>>(n); }
Fn choose(int i) { return i ? a : t<int>; }
Fn table[] = {a, b, t<int>};
int main() {
  Fn f = a;
  f<<<1, 1>>>(1);
  (f)<<<1, 1>>>(2);
  (*f)<<<1, 1>>>(3);
  table[1]<<<1, 1>>>(4);
  (*table)<<<1, 1>>>(5);
  Entry e{b, 6};
  e.go();
  e.f<<<1, 1>>>(7);
  fixed<b>(8);
  fixed<t<int>>(9);
  call(a, 10);
  call(&b, 11);
  call(t<int>, 12);
  choose(0)<<<1, 1>>>(13);
  (e.n > 3 ? a : b)<<<1, 1>>>(14);
}
