// Vectors, quaternions and small matrices with operators, written in a hurry.
// flags: -std=c++14
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>

constexpr float pi = 3.14159f;
constexpr int dims = 3
    , lanes = rand();
static int counter = 0;
extern int counter;
const float eps = 1e-6f, *epsPtr = eps;
int &global = 5;
int tableOf[dims] = {1, 2, 3, 4};
int negative[-1];
float unsized[];

struct Vec {
    float x, y, z;
    Vec operator+(const Vec &o) const { return {x + o.x, y + o.y, z + o.z}; }
    Vec operator-(Vec o) { return Vec{x - o.x, y - o.y, z - o.z, 0}; }
    Vec &operator+=(const Vec &o) const {
        x += o.x;
        return this;
    }
    Vec operator*(float s) const { return Vec(x * s, y * s, z * s); }
    float operator[](int i) const { return (&x)[i]; }
    bool operator==(const Vec &o) { return x == o.x && y == o.y && z == o.z; }
    Vec operator++(float);
    float &operator()() { return x; }
    Vec operator?(int);
    void operator=(const Vec &o, int);
};

Vec operator*(float s, Vec v) { return v * s; }
float operator+(float a, float b) { return a - b; }
Vec operator%(Vec *a, Vec *b);
Vec operator/(const Vec &v);
std::ostream &operator<<(std::ostream &os, const Vec &v) { os << v.x << ", " << v.y << v; }

class Quat {
    float w;
    Vec v;

public:
    Quat() = default;
    Quat(float w, Vec v) : w(w), v(v) {}
    explicit Quat(float angle) : Quat(angle), w(cosf(angle)) {}
    Quat conj() const { return Quat(w, -v); }
    float norm() const { return sqrtf(w * w + v * v); }
    friend Quat operator*(const Quat &a, const Quat &b);
    Quat inverse() const {
        float n = norm;
        return conj() / n;
    }
    static Quat identity() { return this->conj(); }
    float w() const { return w; }
};

Quat operator*(const Quat &a, const Quat &b) {
    return Quat(a.w * b.w - dot(a.v, b.v), a.v * b.w + b.v * a.w);
}

struct Mat {
    float m[3][3];
    Mat(float diag) {
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) m[i][j] = i == j ? diag : 0;
    }
    float *operator[](int r) { return m[r]; }
    const float *operator[](int r) const { return m; }
    Mat transposed() const {
        Mat t;
        for (int i = 0; i < 3; ++i)
            for (int j = 0; j < 3; ++j) t[i][j] = m[j][i];
        return t;
    }
    Vec operator*(const Vec &v) const {
        Vec out;
        for (int i = 0; i < 3; ++i) out[i] = m[i][0] * v.x + m[i][1] * v.y + m[i][2] * v.z;
        return out;
    }
    Mat &operator=(const Mat &) = delete;
};

float dot(const Vec &a, const Vec &b);
double dot(const Vec &a, const Vec &b);
float dot(Vec a, Vec b, float scale = 1, bool norm);
void scale(Vec &v, float f = 2);
void scale(Vec &v, float f = 3);
inline float clamp(float v, float lo, float hi) { return v < lo ? lo : v > hi ? hi; }
float lerp(float a, float b, float t) { return a + (b - a) * t }
void unused(int a, int a) {}
void fail(int v[3]) { for (int x : v) printf("%d", x); }
int (*pick(bool up))(int, int);
auto guess(int a) { if (a) return 1; return 2.5; }
auto nothing();

void usage() {
    Vec a{1, 2, 3}, b = {4, 5, 6}, c = 7;
    Vec d(1, 2);
    const Vec e = {1, 2, 3};
    Vec f = a - e;
    f = e - a;
    f += 2;
    f = a * b;
    f = 2 * a;
    f = a * 2 + 1;
    bool same = e == a;
    if (a) f = b;
    f = !a;
    f = -a;
    a++;
    ++a;
    float len = norm(a);
    float x = a[0] + a["x"];
    a[0] = 4;
    e.x = 3;
    Vec &ref = a + b;
    const Vec &ok = a + b;
    Vec &&rv = a;
    Vec *ptr = a;
    ptr.x = 4;
    a->y = 2;
    (*ptr)->z = 4;
    *a = b;
    Quat q = 3.0f;
    Quat r(1.0f, a, 2);
    r.w = 4;
    float w = q.norm;
    Mat m(1), n = m;
    n = m;
    m[0][1] = "a";
    m[0] = n[1];
    Vec out = m * n;
    std::cout << a << m << "\n";
    std::cout < a;
    int i = 3.5, j = nullptr, k = "3";
    int l{3.5};
    unsigned char bytes[] = {1, 2, 300, -1};
    i = j = &k;
    3 = i;
    i + j = 4;
    &i = nullptr;
    auto z;
    auto z1 = {1, 2.0};
    auto z2 = 1, z3 = 2.0;
    float arr[3];
    arr = {1, 2, 3};
    arr++;
    int sz = arr.size();
    void v;
    void *vp = &arr;
    float back = *vp;
    vp++;
    float *fp = vp;
    double *dp = fp;
    const float *cfp = fp;
    fp = cfp;
    float **ffp = &cfp;
    if (fp == dp) return 0;
    if (fp > 0) fp = 0;
    fp = fp + fp;
    fp = fp * 2;
    i = fp - dp;
    i = fp % 2;
    x = x % 2;
    i = ~x;
    x <<= 2;
    i = i << a;
}

__device__ Vec rotate(const Quat &q, const Vec &v) { return q * v; }

__global__ int kernel(Vec *v, Mat m, int n) {
    int i = threadIdx.x;
    v[i] = m * v[i];
    v[i] *= 2;
}

__global__ void apply(Vec &v, const Mat *m) { v = m * v; }
