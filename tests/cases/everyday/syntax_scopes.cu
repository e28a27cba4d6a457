// flags: -std=c++17
// Namespaces, enumerations, aliases and declarations outside of functions.
#include <string>
#include <vector>

namespace app {

int first = 1
int second = 2;

int third = (3;
int list[] = { 1, 2, 3
};

enum Color { red, green blue };
enum class Mode { a b, c };
enum Flags { one = , two };

using Number = int
using Text = std::string;

typedef unsigned int Word
typedef float Real;

struct Config { int a; } config

int f(int a, b);
int g(int a int b);
int h(int a,);
int i(int);

int j(int n) { return n };
int k(int n) { return n; }}

namespace inner { int v = 3 }

const char *name = "abc" + ;
static int x y;
int z = 3, = 4;
extern int w
int after_w = 3;

std::vector<int> numbers = { 1, 2, 3 } ;
std::vector<int> others(3;

static_assert(sizeof(int) == 4 "four");
static_assert(sizeof(int) == 4, "four")

int last_one = undefined_name;
