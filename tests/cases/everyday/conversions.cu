// flags: -std=c++14
// Conversions that there are none of.
#include <cstddef>
#include <string>

enum Level { low, high };
enum class Mode { read, write };
struct Point { int x, y; };
struct Meters { explicit operator double() const { return value; } double value; };
struct Handle { operator bool() const { return id != 0; } int id; };
class Base { public: int a; };
class Derived : public Base { public: int b; };
class Hidden : private Base { public: int c; };

const int limit = 10;
int values[4];
void callback(int);
double precise(double);

// Pointers.
int *from_int = 5;

int *from_double = 2.5;

int from_pointer(int *p) { return p; }

void other_pointee(double *d) { int *p = d; (void)p; }

void from_void(void *p) { int *q = p; (void)q; }

void lost_const(const int *p) { int *q = p; (void)q; }

void to_const_pointer(int **p) { const int **q = p; (void)q; }

void array_of_pointers(int a[3][3]) { int **p = a; (void)p; }

Derived *down(Base *b) { return b; }

Base *to_private(Hidden *h) { return h; }

char *literal = "text";

int *null_from_expression(int n) { return n - n; }

std::nullptr_t nothing = 1;

// Numbers.
int from_text = "5";

int from_class(Point p) { return p; }

Point to_class = 3;

bool from_struct(Point p) { return p; }

double explicit_conversion(Meters m) { return m; }

int through_bool(Meters m) { return m + 1; }

// Enumerations.
Level level_from_int = 1;

Level assigned(Level l) { l = 2; return l; }

int from_enum_class = Mode::read;

Mode to_enum_class = 1;

bool enum_condition(Mode m) { if (m) return true; return false; }

bool compared(Mode m) { return m == 1; }

Mode combined(Mode a, Mode b) { return a | b; }

Mode other_enum = low;

// Constants.
void assign_constant() { limit = 11; }

void increment_constant() { ++limit; }

void constant_parameter(const int n) { n += 1; }

void constant_pointer(int *const p) { p = nullptr; }

void constant_pointee(const char *s) { *s = 'x'; }

void literal_assigned() { 5 = limit; }

void call_assigned() { precise(1.0) = 2.0; }

void array_assigned() { int other[4]; other = values; }

void function_assigned() { callback = nullptr; }

// References.
int &to_constant = limit;

int &to_literal = 5;

double &to_int = values[0];

int &&to_lvalue = values[1];

Point &to_other = values[2];

// Functions.
void (*other_signature)(double) = callback;

int (*result_differs)(int) = callback;

void (*called)(int) = callback(3);

int from_function = callback;

// In braces.
int narrowed{3.5};

char too_large{300};

unsigned negative{-1};

float narrow_list[2] = {1.0, 1e300};

int from_long(long l) { int i{l}; return i; }

// Conditions.
int no_condition(Point p) { while (p) return 1; return 0; }

int void_condition() { return callback(1) ? 1 : 2; }

int branches(bool b, Point p) { return b ? p : 3; }

std::string text_or_number(bool b) { return b ? "yes" : 0.5; }
