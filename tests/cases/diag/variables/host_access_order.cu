// expect: none
// Reads and writes of host variables in device code are told operand by operand.
int a, b, c, x; int *p; int g(int, int); __device__ int dg(int,int); __device__ int f(int); int s[3]; constexpr int ce(int x) { return x; } constexpr __host__ __device__ int hd(int x) { return x; } int host(int);
__device__ void t(int h) {
h = a + b;
h = -a + -b;
h = -a + b;
h = a + -b;
h = a + b + c + x;
h = (a + b) + (c + x);
h = a + (b + c);
h = -a + -b + -c;
h = dg(a, b);
h = dg(-a, -b);
h = f(a) + f(b);
h = f(a) + b;
h = a + f(b);
h = a ? b : c;
h = -a ? -b : -c;
h = p[a];
h = a && b;
h = s[a] + s[b];
a = b = c;
++a + b++;
a += b;
s[a] = b;
h = hd(a) + hd(b);
h = hd(1) + a;
(void)(int)a;
h = s[1] + a;
h = host(a) + host(b);
h = ce(a) + ce(b);
h = ce(1) + ce(a);
f(a ? b : c);
int v[] = {a, -b, c};
s[a]++;
*p = a;
p[a] = -b;
h = *p + -a;
}
