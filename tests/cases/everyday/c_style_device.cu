// flags: -std=c++17
// A program in the style of C, with enumerations, unions, bit-fields and pointers to functions.
#include <cuda_runtime.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_PARTICLES 1024
#define MAX_NAME 8

typedef enum { KIND_NONE, KIND_POINT, KIND_LINE, KIND_NONE } kind_t;
enum state { IDLE, BUSY = "busy", DONE };
enum class mode : unsigned char { fast = 1, slow = 300 };
enum mode2 : float { HALF };

typedef float (*shape_fn)(float, float);
typedef void (*visit_fn)(struct particle *, void *);

typedef struct {
    unsigned int visible : 1;
    unsigned int layer : 40;
    float weight : 3;
    int : 0;
    unsigned int mask : -1;
    int padded : 0;
    static int flags : 2;
} options_t;

typedef union {
    int i;
    float f;
    char bytes[4];
} word_t;

struct particle {
    float x, y, z;
    char name[MAX_NAME];
    kind_t kind;
    options_t options;
    word_t word;
    struct particle *next;
    struct particle self;
    float trail[];
    shape_fn shape;
};

struct table {
    const char *name;
    shape_fn run;
    int arity;
};

static float area(float w, float h) { return w * h; }
static float circle(float r) { return 3.14f * r * r; }
static int rounded(float a, float b) { return (int)(a + b); }
static float unused(float);

static const struct table tables[] = {
    {"area", area, 2},
    {"circle", circle, 1},
    {"rounded", &rounded, 2},
    {"extra", area, 2, 0},
    {area, "area", 2},
};

static const char short_name[3] = "abc";
static char vowels[5] = {'a', 'e', 'i', 'o', 'u', 'y'};
static int sizes[MAX_PARTICLES / 0];
static int negative[-4];
static float grid[][] = {{1, 2}, {3, 4}};
extern int total;
static int total = 3;
int counter = 3;
unsigned counter;
register int fast_one = 2;
auto short old_style = 1;
int twice(int a, int a) { return a; }
int no_names(int, float) { return 1 }
void varargs(...);
void nothing(void, int);
void sized(int values[], int n = 3, int last);
int returns_array()[4];
int (*returns_pointer(void))[4];
int array_of_functions[2](int);

union word_t2 {
    int i;
    float f;
    int i;
};

union holder {
    virtual void show();
    int &reference;
    static int shared;
};

union derived_union : particle {
    int k;
};

void set_state(enum state s);
void set_mode(mode m);
void set_kind(kind_t kind, const char *name);

void use_enums(int n) {
    enum state s = 1;
    s = s + 1;
    s++;
    set_state(2);
    set_mode(1);
    mode m = fast;
    set_mode(mode::medium);
    set_kind(KIND_CIRCLE, "x");
    set_kind("x", KIND_POINT);
    int as_number = mode::fast;
    switch (s) {
    case IDLE:
        break;
    case 0:
        break;
    case n:
        break;
    default:
        break;
    default:
        break;
    }
    break;
}

void use_structs(struct particle *p, struct particle q) {
    p.x = 1;
    q->y = 2;
    q.w = 3;
    p->name = "point";
    q.word = 3;
    &p->options.visible;
    unsigned *bit = &p->options.visible;
    int &bits = p->options.layer;
    size_t n = sizeof p->options.visible;
    struct unknown u;
    struct particle copy = {1, 2, 3, "a long name"};
    struct particle wrong = {.x = 1, .w = 2};
    if (q == *p)
        return;
    q = p;
    free(q);
    memset(q, 0, sizeof(struct particle));
    p->next = malloc(sizeof *p);
    float *xs = (float *)malloc(4) + "1";
    (struct particle)3;
}

void use_functions(visit_fn visit, shape_fn shape) {
    shape = circle;
    shape_fn other = rounded;
    shape(1);
    visit(1, 2);
    float r = visit(0, 0);
    shape_fn table[2] = {area, circle};
    (*shape)(1, 2, 3);
    area = circle;
    int k = area;
    void (*f)(int) = use_enums;
    f("three");
    f();
    return f;
}

__global__ void move(struct particle *all, int n, options_t options) {
    int i = threadIdx.x;
    all[i]->x = 1;
    all[i].options.color = 2;
    n.x = 3;
    goto end;
    return 1;
}

int main(void) {
    struct particle *device = NULL;
    cudaMalloc(device, 4);
    cudaMemcpy(device, 0, sizeof(device), cudaMemcpyHostToDevise);
    move<<<1, 2>>>(device, 3);
    move<<<1>>>(device, 3, options_t{});
    move(device, 3, options_t());
    printf("%d\n", undeclared);
    char c = "c";
    const int fixed;
    fixed = 3;
    int array[3] = 4;
    array = {1, 2, 3};
    array++;
    int again;
    float again;
    *array[0] = 3;
    &3;
    3 = c;
    return NULL, main;
}
