// flags: -std=c++17
// Operands that an operator does not have, and operators declared wrongly.
#include <ostream>
#include <string>

struct Vec {
    float x, y;
    Vec operator+(const Vec &o) const { return {x + o.x, y + o.y}; }
    Vec &operator+=(const Vec &o);
    float operator[](int i) const { return i ? y : x; }
    bool operator==(const Vec &o) const { return x == o.x && y == o.y; }
};
Vec operator*(float f, const Vec &v) { return {f * v.x, f * v.y}; }

struct Money {
    explicit Money(int c) : cents(c) {}
    Money operator-(const Money &o) const { return Money(cents - o.cents); }
    explicit operator bool() const { return cents != 0; }
    int cents;
};

enum class Flag { a = 1, b = 2 };
void act(int);

// Of pointers.
int *times(int *p) { return p * 2; }

int *sum(int *p, int *q) { return p + q; }

int *shifted(int *p) { return p << 1; }

int *and_mask(int *p) { return p & ~15; }

int negative(int *p) { return -p; }

bool compared(int *p) { return p == 3; }

bool other_pointers(int *p, double *q) { return p < q; }

long difference(int *p, double *q) { return p - q; }

int *by_double(int *p) { return p + 1.5; }

// Of numbers.
double dereferenced(double d) { return *d; }

int subscript(int n) { return n[3]; }

int double_index(int *p, double d) { return p[d]; }

double modulo(double d) { return d % 2; }

double bits(double d) { return d & 1; }

double complement(double d) { return ~d; }

float shift(float f) { return f << 2; }

int address() { return &5; }

void incremented() { 5++; }

bool added(bool b) { b++; b--; return b; }

// Of classes.
Vec scaled(Vec v) { return v * 2.0f; }

Vec reduced(Vec v, Vec w) { return v - w; }

bool less(Vec v, Vec w) { return v < w; }

bool different(Vec v, Vec w) { return v != w; }

bool not_vec(Vec v) { return !v; }

Vec minus(Vec v) { return -v; }

Vec &decreased(Vec &v, Vec &w) { return v -= w; }

void element(Vec &v) { v[0] = 1.0f; }

Vec by_name(Vec v) { return v["x"]; }

float dereferenced_class(Vec v) { return *v; }

Money plus(Money m) { return m + 1; }

Money one(Money m) { return m - 1; }

int as_number(Money m) { return m ? 1 : m; }

bool logical(Vec v, bool b) { return v && b; }

bool mixed(std::string s, int n) { return s < n; }

void streamed(std::ostream &o, Vec v) { o << "v: " << v << "\n"; }

// Of enumerations and functions.
Flag both(Flag a, Flag b) { return a | b; }

Flag next(Flag f) { return ++f; }

int value(Flag f) { return f + 1; }

int function_plus() { return act + 1 == 0; }

void void_operand() { int n = act(1) + 2; (void)n; }

// Declared wrongly.
struct Wrong {
    Wrong operator+(const Wrong &, const Wrong &);
    bool operator!(int);
    int operator[](int, int);
    static Wrong operator-(Wrong);
    int operator int();
    void operator=(int) const;
    Wrong operator**(int);
};

int operator+(int a, int b) { return a; }

int operator()(Vec v) { return 0; }

Vec operator=(Vec &a, int b);

Vec operator%(Vec a);

std::string operator+(const char *a, const char *b);
