// flags: -std=c++17
// What has to be constant, and is not.
#include <array>
#include <cmath>
#include <cstring>
#include <string>

struct Sized { int size; static const int fixed = 4; static int variable; };
constexpr int square(int n) { return n * n; }
int run_time(int n) { return n + 1; }
template <int N> struct Tile { int cells[N]; };
template <const char *Name> struct Named {};
const int known = 8;
int unknown = 8;
constexpr int table[3] = {1, 2, 3};

// Arrays.
int global_array[unknown];

int negative[-1];

int of_double[2.5];

int of_call[run_time(3)];

int of_text["3"];

static int not_static(int n) { static int values[n]; return values[0]; }

struct Member { int values[unknown]; };

std::array<int, unknown> library;

int no_size[];

int too_many[2] = {1, 2, 3};

char too_long[3] = "abc";

int two_unknown[][] = {{1}, {2}};

// Template arguments.
Tile<unknown> variable_tile;

Tile<run_time(2)> call_tile;

Tile<square(unknown)> constexpr_of_variable;

Tile<Sized::variable> member_tile;

Named<"text"> literal_name;

Tile<table[3]> out_of_bounds;

// constexpr.
constexpr int from_variable = unknown;

constexpr int from_call = run_time(1);

constexpr double from_library = std::strlen("abc") + unknown;

constexpr int division = 1 / 0;

constexpr int beyond = table[5];

constexpr int overflow = 2147483647 + 1;

constexpr int no_value;

constexpr int calls_other(int n) { return run_time(n); }

constexpr std::string text = "abc";

constexpr int *address = new int(3);

constexpr int without_return(int n) { if (n > 0) return 1; }
constexpr int asked = without_return(-1);

constexpr int endless(int n) { return endless(n + 1); }
constexpr int never = endless(0);

void assigned() { constexpr int n = 3; n = 4; }

void of_parameter(int n) { constexpr int m = n; (void)m; }

struct Literal {
    constexpr Literal(int a) : value(a) {}
    int value;
    static constexpr int missing;
    static const double not_integral = 1.5;
    static int needs_definition = 3;
    constexpr int member = 3;
};

// Other constant expressions.
static_assert(unknown == 8, "not constant");

static_assert(square(3) == 8, "nine");

static_assert(sizeof(Sized) == 3);

enum Values { first = unknown, second = 1.5 };

struct Bits { int a : unknown; int b : 40; int c : -1; float d : 3; };

alignas(3) int aligned;

int shifted() { return 1 << 40; }

int divided() { return 3 / 0; }

int remainder() { return 3 % 0; }

unsigned compared(unsigned u) { return u < 0; }

int selected(int n) { switch (n) { case known: return 1; case unknown: return 2; } return 0; }

void noexcept_of_variable() noexcept(unknown);
