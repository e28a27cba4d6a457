// flags: -std=c++17
// Names that are not declared, not yet, twice, or somewhere else.
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

namespace geometry {
struct Line { float from, to; };
float length(const Line &l);
namespace detail { int round_up(int n); }
enum class Side { left, right };
constexpr int dimensions = 3;
}

namespace physics {
struct Line { int id; };
void move(int);
}

struct Tree {
    int depth;
    struct Leaf { int value; };
    void grow(int by);
    static Tree *root();
};

struct Later;

// Undefined.
int undefined_variable() { return conut; }

int undefined_function(int n) { return round_to(n); }

Undefined undefined_type;

void undefined_parameter(Sttring s);

undefined_result result();

int in_condition(int n) { if (cout_of > n) return 1; return 0; }

int in_loop(int n) { int s = 0; for (i = 0; i < n; i++) s += i; return s; }

int after_loop(int n) { for (int i = 0; i < n; i++) {} return i; }

int after_block(int n) { { int inner = n; (void)inner; } return inner; }

int in_else(bool b) { if (b) { int x = 1; return x; } else { return x; } }

int used_early() { int a = b; int b = 3; return a + b; }

// In namespaces.
Line without_namespace;

geometry::Lne misspelt_member;

geometry::side::left wrong_scope;

geometri::Line misspelt_namespace;

int detail_function(int n) { return detail::round_up(n); }

int missing_member() { return geometry::width; }

std::vectr<int> misspelt_vector;

std::unordered_map<int, int> not_included;

using namespace geometrie;

using geometry::Circle;

namespace short_name = geometry::details;

auto side = geometry::Side::top;

auto unscoped = geometry::left;

// In classes.
Leaf without_class;

Tree::Branch misspelt_class;

int not_static() { return Tree::deep; }

void Tree::grow(int by) { depht += by; }

int tree_depth() { Tree t; return t.dept; }

// Incomplete.
Later incomplete_object;

int incomplete_member(Later *l) { return l->value; }

std::size_t incomplete_size() { return sizeof(Later); }

struct Whole { Later part; };

void incomplete_parameter(Later l) { (void)l; }

// Ambiguous.
using namespace geometry;
using namespace physics;
void ambiguous(Line *l) { (void)l; }

// A name of another kind.
int type_as_value() { return Tree; }

int value_as_type() { dimensions n = 3; return n; }

int function_as_type() { move m; return 0; }

int namespace_as_value() { return geometry; }

int macro_like() { return NULLPTR != 0; }

double pi() { return M_PIE; }

uint8 old_name;

// Shadowed.
int shadowed() { int length = 3; return length(Line{}); }

int type_shadowed() { int Tree = 3; Tree t; return t; }
