// flags: -std=c++17
// Statistics in the style of C, with pointers and printf.
#include <cuda_runtime.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 1024
#define MAX(a, b) ((a) > (b) ? (a) : (b))

typedef struct stats { float mean, var; int count; char name[16]; struct stats *next; } stats_t;
typedef float (*reduce_fn)(const float *, int);

static float mean(const float *x, int n) { float s = 0; int i; for (i = 0; i < n; i++) s += x[i]; return s / n; }
static float variance(const float *x, int n, float m);
float median(float *x, int n);
int compare(const void *a, const void *b) { return *a - *b; }
int compare2(const float *a, const float *b) { return *a < *b; }
extern int verbose;
static int calls = "zero";
float table[3] = {1, 2, 3, 4};
const float limits[] = {1, "2"};
char label[4] = "label";
int sizes[] = {1, 2, 3}, *end = sizes + 3, bad = sizes;
reduce_fn fns[] = {mean, variance, &mean};

float variance(const float *x, int n) { return n; }
double median(float *x, int n) { qsort(x, n, sizeof(float), compare2); return x[n / 2]; }
void report(stats_t s) { printf("%s %f\n", s->name, s.meen); s.name = "x"; s.next.mean = 3; strcpy(s.name, 'x'); }
void report(const stats_t *s) { s->mean = 3; s.count; printf(s); return s; }
void init(stats_t &s) { s = 0; s = NULL; memset(s, 0, sizeof(s)); memset(&s, 0); s.next = s; s.next = &s; }
stats_t make(void) { stats_t s = {1, 2, 3, "name", NULL, 5}; stats_t t = {.mean = 1, .varr = 2}; return &s; }
int *dangling() { int x = 3; return x; }
void outp(int **p) { *p = malloc(4); p = malloc(4); **p = "x"; *p = 3; p[0] = 3; }
float at(const float x[], int i) { x[i] = 3; return x; }
int noreturn(int x) { if (x) return; }
void deflt(int a = 1, int b);
void deflt2(int a = 1);
void deflt2(int a = 1) {}
void undeclaredLater() { later(3); int y = later2(4); }
int later(int x) { return x; }
void later2(int x) {}

__device__ float d_sum;
__constant__ int d_n = verbose;
__device__ float *d_ptr = table;

__global__ void sumKernel(float *x, float *out)
{
    __shared__ float cache[N];
    float *p = x[0];
    float t = *x[0];
    int i = threadIdx;
    cache[i] = x[threadIdx.x] % 2;
    __syncthreads(1);
    for (int s = blockDim / 2; s > 0; s >>= 1) cache[0] += cache[s];
    atomicAdd(out, cache);
    atomicAdd(&out, cache[0]);
    out = cache[0];
    *out = mean(x, 3);
    qsort(x, 3, 4, compare);
    d_sum->x = 3;
    free(x, 3);
    memcpy(x, out);
    printf(3, x);
    assert(x);
    float v = sqrt(x);
    float w = pow(2.0f);
    float y = fminf(1, 2, 3);
    int z = min(1, 2, 3);
}

int main(void)
{
    float *h = malloc(N * sizeof(float));
    float *h2 = (float *)malloc(N, sizeof(float));
    float *d, **dd, e;
    cudaMalloc(d, N);
    cudaMalloc((void **)&d, N, 3);
    cudaMalloc(dd, N);
    cudaMemcpy(d, h, N, cudaMemcpyHostToDevise);
    cudaMemcpy(&d, *h, N, cudaMemcpyHostToDevice);
    cudaMemcpyFromSymbol(h, d_sum);
    sumKernel<<<1, N>>>(d, e);
    sumKernel<<<1, N>>>(h);
    sumKernel<<<1, N>>>(dd, d);
    sumKernel<<<d, N>>>(d, d);
    sumKernel(d, d);
    float m = mean(h);
    float m2 = mean(*h, N);
    float m3 = mean(N, h);
    stats_t s = mean(h, N);
    stats_t *ps = s;
    ps = make();
    report(make);
    report(h);
    init(make());
    init(3);
    fns[0] = compare;
    fns[1](h);
    reduce_fn f = &h;
    qsort(h, N, sizeof(float), compare2);
    qsort(h, N, compare);
    struct missing mm;
    struct missing *pm = &s;
    pm->x = 3;
    const char *msg = 'm';
    char c = "c";
    char *dup = strdup(c);
    int len = strlen(3);
    int a[3], b[3];
    a = b;
    a == b ? 1 : "x";
    int big[N * "2"];
    MAX(h, 3);
    MAX("a", 1.0);
    if (h = 3) e = 1;
    while (s) break;
    for (e = 0; e < s; e++) ;
    switch (e) { case 1: break; }
    switch (len) { case 1: case 1: default: default: break; case e: break; }
    d_sum = 3;
    exit("x");
    h.x; h->x; (*h).x; h[0][0]; h(3); &h = d; *e; ~e; e << 2; e % 2; !s; -s; s++; s + s; h + h; h * 2; h - "x";
    return "0";
}
