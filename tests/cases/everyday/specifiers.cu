// flags: -std=c++17
// Specifiers that do not go together or do not belong where they stand, and declarations that do not agree.
#include <string>
#include <vector>

struct Shape {
    int area() const;
    void draw(int);
    static int count;
    virtual void paint();
    int sides;
};

// Combinations.
unsigned float unsigned_float;

short double short_double;

long float long_float;

int float int_float;

signed unsigned int both_signs;

static extern int two_classes;

long long long three_longs;

const const int twice_const = 1;

virtual void free_virtual();

explicit void free_explicit();

mutable int free_mutable;

friend void free_friend();

auto int auto_int = 3;

typedef static int typedef_static;

constexpr int no_value;

const int no_constant;

auto no_initialiser;

int &no_reference;

void no_type_variable;

extern int initialised_extern = 3;

register int in_register;

// In functions.
void static_parameter(static int n);

void extern_parameter(extern int n);

int local_virtual() { virtual int x = 1; return x; }

int local_mutable() { mutable int x = 1; return x; }

int local_explicit() { explicit int x = 1; return x; }

int local_const() { const int x; return 0; }

int local_reference() { int &r; return 0; }

int local_void() { void v; return 0; }

int local_auto() { auto x; return 0; }

int local_constexpr(int n) { constexpr int x = n; return x; }

int local_two_autos() { auto a = 1, b = 2.5; return a; }

int local_inline() { inline int x = 1; return x; }

// In classes.
struct A1 { extern int member; };

struct A2 { auto member = 3; };

struct A3 { int &operator=(int) static; };

struct A4 { static void f() const; };

struct A5 { virtual int member; };

struct A6 { explicit void f(); };

struct A7 { static A7(); };

struct A8 { int ~A8(); };

struct A9 { void A9(int); };

struct A10 { static int value = 3; };

struct A11 { constexpr int value = 3; };

struct A12 { void f() override; };

struct A13 { int f() final; };

struct A14 { ~A15(); };

struct A15 { A15(int) const; };

struct A16 { int x; int x; };

struct A17 { void f(); int f(); };

struct A18 { void f(int); void f(int); };

struct A19 { A19(A19); };

struct A20 { int A20; };

// Out of class.
float Shape::area() const { return 1; }

int Shape::area() { return 1; }

void Shape::draw(float) { }

void Shape::move(int) { }

float Shape::count = 0;

int Shape::total = 0;

static void Shape::draw(int) { }

virtual void Shape::paint() { }

int Shape::sides = 3;

void Shap::draw(int) { }

// Again.
int twice_declared;
float twice_declared;

int function_result(int);
float function_result(int);

void default_twice(int n = 1);
void default_twice(int n = 2);

void default_middle(int n = 1, int m);

struct Twice { };
struct Twice { };

enum Signal { go, stop };
enum Signal { left, right };

enum Other { go, turn };

typedef int Number;
typedef float Number;

using Real = float;
using Real = double;

int Shape;
Shape hidden_type;

void body_twice() { }
void body_twice() { }

static int linkage();
extern "C" int c_name(int);
int c_name(float);

int parameter_twice(int a, int a) { return a; }

int local_twice() { int x = 1; float x = 2; return x; }

int local_of_parameter(int n) { int n = 2; return n; }

int label_twice(int n) { again: n--; again: if (n) goto again; return n; }

int no_label() { goto nowhere; return 0; }

namespace twice_declared { int x; }

template <typename T> struct Grid { };
template <typename T, int N> struct Grid { };

template <typename T> void tmpl(T);
struct tmpl { };
