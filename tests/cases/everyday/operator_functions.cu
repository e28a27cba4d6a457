// flags: -std=c++17
// Operators of a small algebra: declared wrongly, missing, or used on what has none.
#include <cmath>
#include <iostream>
#include <map>
#include <string>
#include <vector>

struct Complex {
    double re, im;
    Complex &operator+=(Complex o) { re += o.re; im += o.im; return *this; }
    explicit operator double() const { return re; }
};
Complex operator+(Complex a, Complex b) { return a += b; }
bool operator==(Complex a, Complex b) { return a.re == b.re && a.im == b.im; }

class Fraction {
public:
    Fraction(int n, int d) : n_(n), d_(d) {}
    Fraction operator*(const Fraction &o) const { return {n_ * o.n_, d_ * o.d_}; }
    bool operator<(const Fraction &o) { return n_ * o.d_ < o.n_ * d_; }
    int &operator[](int i) { return i ? d_ : n_; }
    Fraction &operator++() { n_ += d_; return *this; }
    Fraction operator-() const { return {-n_, d_}; }
private:
    int n_, d_;
};

enum class Axis { x, y, z };
enum Bits { one = 1, two = 2 };
struct Empty {};

// Declared wrongly.
int operator-(int a, double b) { return a; }

double operator^(double a, double b);

bool operator[](const Empty &e, int i);

Empty *operator->(Empty e);

Empty operator!(Empty a, Empty b);

bool operator<(Empty a);

Empty operator++(Empty &e, double d);

struct Members {
    Members operator*(Members a, Members b);
    bool operator==(Members a, Members b) const;
    static bool operator<(Members a);
    void operator[](int a, int b);
    Members operator~(Members m);
    operator int(int n);
    int operator bool() const;
    friend Members operator+(int a, int b);
    Members operator++(float f);
    Members operator+(Members m = Members());
    void operator->*(int a, int b);
    virtual static void operator delete(void *);
    int operator new(std::size_t);
    void operator delete(int);
};

// Not there.
Complex difference(Complex a, Complex b) { return a - b; }

Complex scaled(Complex a) { return 2.0 * a; }

bool unequal(Complex a, Complex b) { return a != b; }

bool less(Complex a, Complex b) { return a < b; }

Complex negated(Complex a) { return -a; }

Complex incremented(Complex a) { return ++a; }

void added(Complex &a) { a += "1"; }

void subtracted(Complex &a, Complex b) { a -= b; }

Fraction sum(Fraction a, Fraction b) { return a + b; }

Fraction by_number(Fraction a) { return a * 3; }

bool constant_less(const Fraction &a, const Fraction &b) { return a < b; }

int constant_element(const Fraction &a) { return a[0]; }

Fraction after(Fraction a) { return a++; }

Fraction plus(Fraction a) { return +a; }

int called(Fraction a) { return a(1); }

int arrow(Fraction a) { return a->n_; }

int deref(Fraction a) { return *a; }

bool inverted(Fraction a) { return !a; }

void printed(Fraction a) { std::cout << "a = " << a << std::endl; }

void read(Complex &c) { std::cin >> c; }

Axis next(Axis a) { return a + 1; }

Axis incremented_axis(Axis a) { a++; return a; }

Axis combined(Axis a, Axis b) { return a | b; }

bool axis_number(Axis a) { return a == 1; }

Bits flags() { return one | two; }

Bits shifted(Bits b) { b <<= 1; b |= two; ++b; return b; }

double negative(std::string s) { return -s; }

std::string repeated(std::string s) { return s * 3; }

std::string joined(std::string s, double d) { return s + d; }

std::vector<int> vectors(std::vector<int> a, std::vector<int> b) { return a + b; }

bool contained(std::map<int, int> m) { return m[1] == "one"; }

void truth(Empty e) { if (e && true) {} while (!e) {} }

double power(double a) { return a ^ 2; }

double remainder(double a, int b) { return a % b; }

int pointer_product(int *p, int *q) { return p * q; }

int *pointer_double(int *p) { return p - 2.0; }

bool pointer_number(char *p) { return p > 0x10; }

void bool_decrement(bool b) { --b; b--; ++b; }

void void_value() { int n = std::srand(1); bool b = !std::srand(2); (void)n; (void)b; }
