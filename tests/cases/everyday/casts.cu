// flags: -std=c++17
// Casts, new and delete, exceptions.
#include <cstdlib>
#include <exception>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>

struct Base { virtual ~Base() = default; };
struct Derived : Base { int n; };
struct Plain { int n; };
struct PlainDerived : Plain { int m; };
struct Abstract { virtual void run() = 0; };
class Locked { ~Locked() = default; public: int n; };
struct Incomplete;
enum class Mode { a, b };
union Bits { int i; float f; };

// static_cast.
int text_to_int(const char *s) { return static_cast<int>(s); }

double *other_pointer(int *p) { return static_cast<double *>(p); }

int *no_const(const int *p) { return static_cast<int *>(p); }

Plain to_struct(int n) { return static_cast<Plain>(n); }

int of_struct(Plain p) { return static_cast<int>(p); }

int *of_int(long n) { return static_cast<int *>(n); }

Derived *unrelated(Plain *p) { return static_cast<Derived *>(p); }

std::string of_number(int n) { return static_cast<std::string>(n); }

// reinterpret_cast.
int to_float(float f) { return reinterpret_cast<int>(f); }

int smaller(void *p) { return reinterpret_cast<int>(p); }

int *drops_const(const int *p) { return reinterpret_cast<int *>(p); }

double of_double(int n) { return reinterpret_cast<double>(n); }

Plain as_struct(long n) { return reinterpret_cast<Plain>(n); }

// const_cast.
double *other_type(const int *p) { return const_cast<double *>(p); }

int value(const int n) { return const_cast<int>(n); }

// dynamic_cast.
PlainDerived *no_virtual(Plain *p) { return dynamic_cast<PlainDerived *>(p); }

Derived *of_reference(Base &b) { return dynamic_cast<Derived *>(b); }

Derived object(Base &b) { return dynamic_cast<Derived>(b); }

int *to_int(Base *b) { return dynamic_cast<int *>(b); }

Incomplete *to_incomplete(Base *b) { return dynamic_cast<Incomplete *>(b); }

// Old casts.
int old_struct(Plain p) { return (int)p; }

Plain old_to_struct(int n) { return (Plain)n; }

float old_pointer(int *p) { return (float)p; }

Mode undefined_cast(int n) { return (Mod)n; }

int function_style(Plain p) { return int(p); }

int two_values() { return int(1, 2); }

// new and delete.
int *wrong_type() { return new double; }

Plain *wrong_arguments() { return new Plain(1, 2, 3); }

Abstract *abstract_class() { return new Abstract; }

Incomplete *incomplete() { return new Incomplete; }

int *negative() { return new int[-3]; }

int *text_size() { return new int["3"]; }

int *double_size(double d) { return new int[d]; }

int &reference() { return new int; }

void delete_int(int n) { delete n; }

void delete_object(Plain p) { delete p; }

void delete_private(Locked *l) { delete l; }

void local_private() { Locked l; l.n = 1; }

void delete_constant(const std::string s) { delete[] s; }

int *in_list() { return new int[2]{1, 2, 3}; }

std::unique_ptr<int> smart() { return new int(3); }

// Exceptions.
void throw_abstract(Abstract &a) { throw a; }

void throw_incomplete(Incomplete &i) { throw i; }

void no_arguments() { throw std::runtime_error(); }

void number() { throw std::runtime_error(404); }

void what() { try { throw 1; } catch (std::exception &e) { std::string s = e.what; } }

void message() { try { throw 1; } catch (std::exception &e) { e.message(); } }

void catch_incomplete() { try { throw 1; } catch (Incomplete i) { } }

void rethrown() noexcept(3.5) { throw; }
