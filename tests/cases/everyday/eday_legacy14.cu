// Legacy code of C++14: macros, C arrays, unions, constant memory, texture objects, function pointers, hand-made containers.
// flags: -std=c++14
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <list>
#include <map>
#include <set>
#include <string>
#include <vector>

#define MAX_LIGHTS 8
#define SQUARE(x) ((x) * (x))
#define SWAP(a, b, T) do { T t_ = (a); (a) = (b); (b) = t_; } while (0)
#define SAFE_CALL(x) if ((x) != cudaSuccess) { fprintf(stderr, "error at %d\n", __LINE__); exit(1); }

typedef unsigned char uchar;
typedef float (*Filter)(float, float);
typedef struct _Light { float3 pos; float power; int flags; } Light;
union Bits { float f; unsigned u; struct { unsigned mantissa : 23, exponent : 8, sign : 1; } parts; };
enum Mode { NEAREST, LINEAR, CUBIC };
enum { BLOCK = 16, WIDTH = 640, HEIGHT };

__constant__ Light c_lights[MAX_LIGHTS];
__constant__ int c_count = 0;
__device__ int d_errors;
static Light h_lights[MAX_LIGHTS] = {{{0, 0, 0}, 1.0f, 0}, {{1, 1, 1}, 2.0f, 0, 1}};
const char *g_names[] = {"nearest", "linear", 'c'};
int g_table[3] = {1, 2, 3, 4};
char g_label[4] = "mode";
static int g_unused_counter;
extern int g_missing;
texture<float, 2> g_oldTexture;

static float lerp1(float a, float b) { return a + (b - a) * 0.5f; }
static float pick(float a) { return a; }
static Filter g_filters[3] = {lerp1, pick, NULL};

__device__ float shade(float3 p, float3 n)
{
    float sum = 0;
    for (int i = 0; i < c_count; i++) {
        Light *l = &c_lights[i];
        float3 d = {l->pos.x - p.x, l.pos.y - p.y, l->pos.z - p.z};
        sum += l->pwr * (d.x * n.x + d.y * n.y + d.z * n.z);
        l->flags = 1;
        c_lights[i].flags = 1;
    }
    return sum > 1 ? 1 : sum;
}

__global__ void render(uchar4 *out, cudaTextureObject_t tex, int w, int h, Mode mode)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h) return;
    float v = tex2D<float>(tex, x + 0.5f, y + 0.5f, 1, 2, 3);
    float u = tex2D(tex, x, y);
    uchar4 px = make_uchar4(v * 255, v * 255, v * 255);
    switch (mode) {
    case NEAREST: px.x = 1; break;
    case LINEAR: int k = 3; px.y = k; break;
    case BICUBIC: px.z = 1;
    default: px.alpha = 0;
    }
    out[y][x] = px;
    out[y * w + x] = v;
    g_filters[0](u, v);
    lerp1(u, v);
    d_errors += shade(make_float3(x, y, 0));
    goto done;
    float late = shade(make_float3(0, 0, 0), make_float3(0, 0, 1));
done:
    SWAP(px.x, late, uchar);
}

__global__ static void clear(uchar4 *out, size_t n) { if (n) *out = 0; }
void __global__ twice(float *x) { x *= 2; }
__device__ float *d_buffer = new float[10];
__device__ std::string d_name = "x";

template <class T> class Array2 {
public:
    Array2(int w, int h) : w_(w), h_(h) { data_ = (T *)malloc(w * h * sizeof(T)); }
    ~Array2() { free(data_); }
    Array2(const Array2 &o) { *this = o; }
    T *operator[](int y) { return data_ + y * w_; }
    const T &get(int x, int y) const { return data_[y * w_ + x]; }
    void set(int x, int y, T v) const { data_[y * w_ + x] = v; w_ = 0; }
    int width() { return w_; }
    T sum() const
    {
        T s = 0;
        for (int i = 0; i < width() * h_; i++) s += data_[i];
        return s;
    }
    void swap(Array2 &o) { std::swap(data_, o.data); }
    class Iterator;
    Iterator begin() { return Iterator(data_); }

private:
    Array2 &operator=(const Array2 &o);
    T *data_;
    int w_, h_;
};
template <class T> class Array2<T>::Iterator {
    T *p;
public:
    Iterator(T *q) : p(q) {}
    T &operator*() { return p; }
    Iterator &operator++() { ++p; return this; }
    bool operator!=(const Iterator &o) const { return p != o.p; }
};
template <class T> T Array2<T>::max() const { return T(); }

class Texture {
public:
    Texture(int w, int h, Mode mode);
    ~Texture();
    void upload(const float *data);
    cudaTextureObject_t object() const { return tex; }
    static int live;
private:
    cudaArray_t array_;
    cudaTextureObject_t tex_;
    Texture(const Texture &);
};
int Texture::live = "0";
Texture::Texture(int w, int h, Mode mode) : array_(NULL), texture_(0)
{
    cudaChannelFormatDesc desc = cudaCreateChannelDesc<float>();
    cudaMallocArray(&array_, desc, w, h);
    cudaMallocArray(&array_, &desc, w, h);
    cudaResourceDesc res;
    memset(res, 0, sizeof(res));
    res.resType = cudaResourceTypeArray;
    res.res.array = array_;
    cudaTextureDesc td = {};
    td.addressMode[0] = cudaAddressModeClmap;
    td.filterMode = mode == LINEAR ? cudaFilterModeLinear : 0;
    td.readMode = cudaReadModeElementType;
    cudaCreateTextureObject(&tex_, &res, &td);
    live++;
}
Texture::~Texture() { cudaDestroyTextureObject(&tex_); return 0; }
void Texture::upload(float *data) { cudaMemcpy2DToArray(array_, 0, 0, data, 4, 4, 4, cudaMemcpyHostToDevice); }
int Texture::count() { return live; }

struct Node { int key; struct Node *next; };
static struct Node *push(struct Node *head, int key)
{
    struct Node *n = malloc(sizeof(struct Node));
    n->key = key;
    n.next = head;
    return *n;
}
static int compare(const void *a, const void *b) { return *(const int *)a - *b; }
static void sortAll(int *v, int n) { qsort(v, n, sizeof(int), compare()); qsort(v, n, compare); }

int count_words(char *text)
{
    int words;
    char *p = strtok(text, ' ');
    while (p != NULL) {
        words++;
        p = strtok(NULL, " ");
        if (p = "end") break;
    }
    for (int i = 0; i < 10; i++);
    if (i == 10) return words;
    std::map<std::string, int> seen;
    for (std::map<std::string, int>::iterator it = seen.begin(); it < seen.end(); it++) printf("%s", it->first);
    for (std::map<std::string, int>::const_iterator it = seen.begin(); it != seen.end(); ++it) it->second = 0;
    std::set<int> s;
    *s.begin() = 3;
    s.push_back(3);
    std::list<int> l;
    l.begin() + 2;
    std::sort(l.begin(), l.end());
    std::vector<int> v(3);
    v.push_front(1);
    v[1].x = 3;
    std::vector<int>::iterator first = l.begin();
    auto f = [](auto x) { return x.size(); };
    f(s);
    f(3);
    seen["x"]++;
    seen[3] = 1;
    std::string t = "a" + "b", u = NULL;
    t.append("x", "y", "z");
    const std::string c = t;
    c += "x";
    if constexpr (true) return 1;
    return t;
}

int main(int argc, char **argv)
{
    Array2<float> img(WIDTH, HEIGHT), other(img);
    Array2<float> square(10);
    img = other;
    img[3][4] = 1;
    img.get(1, 2) = 3;
    img.set(1, 2);
    const Array2<int> fixed(1, 2);
    fixed.set(1, 2, 3);
    fixed[0][0] = 1;
    int w = fixed.width();
    float total = img.sum() + fixed.sum();
    Texture tex(WIDTH, HEIGHT, 1), tex2 = tex;
    tex.tex_ = 0;
    Mode m = LINEAR + 1;
    m++;
    m = argc > 1 ? atoi(argv[1]) : NEAREST;
    Bits b = {1.0f};
    b.parts.sign = true;
    b.exponent = 3;
    Bits b2 = {1.0f, 2};
    uchar4 *out;
    SAFE_CALL(cudaMalloc(&out, WIDTH * HEIGHT * sizeof(uchar4)));
    SAFE_CALL(cudaMemcpyToSymbol(c_lights, h_lights, sizeof h_lights));
    SAFE_CALL(cudaMemcpyToSymbol(&c_count, MAX_LIGHTS, sizeof(int)));
    SAFE_CALL(cudaMemset(out, 0));
    c_count = MAX_LIGHTS;
    render<<<dim3(40, 30), dim3(BLOCK, BLOCK)>>>(out, tex.object(), WIDTH, HEIGHT);
    render<<<dim3(40, 30), dim3(BLOCK, BLOCK)>>>(out, tex, WIDTH, HEIGHT, LINEAR);
    render<<<40, BLOCK, 0>>>(out, tex.object(), WIDTH, HEIGHT, LINEAR)
    clear<<<1, 1>>>(out, 10);
    Filter f = lerp1;
    f = &pick;
    f(1.0f);
    void *raw = out;
    uchar4 *back = raw;
    int *ip = &total;
    const char *name = g_names[0];
    name[0] = 'x';
    char *mut = name;
    int arr[] = {1, 2, 3}, arr2[3];
    arr2 = arr;
    int n = argc, vla[n] = {0};
    delete out;
    delete m;
    free(tex);
    printf("%d\n" total);
    return EXIT_SUCESS;
}
