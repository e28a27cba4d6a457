// flags: -std=c++14
// What is declared or defined more than once, or otherwise than before.
#include <string>
#include <vector>

// Variables.
int counter = 0;
int counter = 1;

extern float ratio;
double ratio = 1.0;

static int hidden;
extern int hidden;
int hidden;

const int limit = 3;
int limit = 4;

// Functions.
int area(int width, int height) { return width * height; }
int area(int w, int h) { return w * h; }

int sum(int a, int b);
double sum(int a, int b);

void with_default(int a, int b = 3);
void with_default(int a, int b = 4);

void default_in_front(int a = 1, int b);

void same_parameter(int value, int value);

inline int twice(int n) { return 2 * n; }
static int twice(int n);

extern "C" void linked(int);
void linked(int);
void c_linked(int);
extern "C" void c_linked(int);

__device__ int both_sides(int n);
__host__ int both_sides(int n) { return n; }

__global__ void kernel(int *p) {}
__global__ void kernel(int *p) { *p = 1; }

// Types.
struct Size { int width; };
struct Size { int height; };

class Shape;
enum Shape { round, square };

typedef int Number;
typedef long Number;

using Text = std::string;
using Text = const char *;

enum Color { red, green, blue };
enum Light { red, amber };

enum class Mode { on, off, on };

template <typename T> struct Box { T value; };
template <typename T> struct Box { T other; };
template <typename T, int N> struct Grid;
template <typename T> struct Grid {};

struct Box2 {
    int value;
    float value;
    void set(int v);
    void set(int w);
    int get() const { return value; }
    int get() const;
    int size;
    int size() const;
};

// Kinds.
int both = 1;
void both() {}

struct Name { int a; };
int Name(3);
namespace counter { int inside; }

void local()
{
    int n = 1;
    float n = 2.0f;
    (void)n;
}

void parameter(int value)
{
    int value = 3;
    (void)value;
}

void labels()
{
again:
    if (limit)
        goto again;
again:
    return;
}

int loop()
{
    for (int i = 0; i < 3; i++) {
        int i = 3;
        (void)i;
    }
    return 0;
}

// Specifiers.
static extern int two_classes;

int const const twice_constant = 1;

unsigned float unsigned_float;

long long long too_long;

virtual void virtual_outside();

int mutable_variable();
mutable int outside;

explicit void not_constructor();

void constant_function() const;

friend void outside_friend();

auto no_initialiser;

int a_function() [3];

int array_of_references(int &values[3]);

void array_of_void() { void values[3]; }

int &&*pointer_to_reference;

void variable() { void nothing; }
