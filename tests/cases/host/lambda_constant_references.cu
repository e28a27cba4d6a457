// flags: --extended-lambda
// references to what has a constant address are no captures, others are
__device__ int counter;
__device__ int table[4];
__managed__ int shared_value;
struct Point { int x, y; };
struct Base { int b; };
struct Derived : Base { int d; };
__device__ Point point;
__device__ Derived derived;
const int five = 5;
static const int &alias = five;
template <class T> __device__ T value;
template <class F> __global__ void kernel(F f) { f(); }
template <class F> void run(F f) { kernel<<<1, 1>>>(f); }
void plain(int n, int *p) {
  int &r = counter; const int &c = five; int &e = table[2]; Point &q = point; Base &b = derived; auto &a = counter;
  auto &&f = five; int &m = point.y; const int &again = c; int &through = r; constexpr const int &k = five;
  const long &converted = five; const int &temporary = 7; int &managed = shared_value; int &pointed = *p; int &element = table[n];
  const int &copied = n; const int local = 4; const int &of_local = local; const int &other = alias;
  kernel<<<1, 1>>>([=] __device__ { r = c + e; });
  kernel<<<1, 1>>>([=] __device__ { q.x = b.b + a + n; });
  run([=] __device__ { m = f + again + through; });
  run([=] __device__ { r = k + n + other; });
  run([=] __device__ { r = int(converted) + temporary + of_local; });
  run([=] __device__ { r = managed + pointed + element + copied; });
  run([r] __device__ { counter = r; });
  if (n) { int &inner = table[1]; run([=] __device__ { inner = n; }); }
  { int &r = *p; run([=] __device__ { counter = r; }); }
}
template <class T> void in_template(T n) {
  int &r = counter; const int &c = five; T &own = n; T &variable = value<T>; const T &c2 = n;
  run([=] __device__ { r = c + int(own) + int(c2); });
  run([=] __device__ { variable = T(c); });
}
template void in_template(int);
template void in_template(float);
template <class T> struct Holder { T t; void go() { int &r = counter; T &m = t; run([=] __device__ { r = int(m); }); } };
template struct Holder<int>;
struct Member { int v; void go() { int &r = counter; int &m = v; int &w = table[3]; run([=] __device__ { r = m + w; }); } };
void members(Member m) { m.go(); }
