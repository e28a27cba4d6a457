// flags: -std=c++17
// Lists of template arguments that are too short, too long, or of the wrong kind.
#include <array>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

template <typename T> struct Box { T value; };
template <typename K, typename V> struct Pair { K key; V value; };
template <typename T, int N> struct Array { T items[N]; int size() const { return N; } };
template <int W, int H> struct Tile { int area = W * H; };
template <bool B> struct Flag { };
template <template <typename> class C, typename T> struct Holder { C<T> inner; };
template <typename T> using Boxes = Box<Box<T>>;
template <typename T> constexpr int bits = sizeof(T) * 8;
template <typename T> T twice(T x) { return x + x; }
template <int N, typename T> T scaled(T x) { return x * N; }
template <typename T> struct OnlyPointer;
template <typename T> struct OnlyPointer<T *> { T *p; };
enum class Color { red, green };
int runtime = 3;

// Too few.
Pair<int> too_few;

Array<float> array_too_few;

Tile<3> tile_too_few;

Box<> box_empty;

std::array<float> std_array;

std::map<int> std_map;

std::pair<int> std_pair;

struct MemberTooFew { Pair<int> p; };

void parameter_too_few(const Pair<int> &p);

Pair<int> result_too_few();

struct BaseTooFew : Pair<int> { };

using AliasTooFew = Pair<int>;

int local_too_few() { Pair<int> p; return 0; }

int nested_too_few() { std::vector<Pair<int>> p; return 0; }

// Too many.
Box<int, float> too_many;

Tile<1, 2, 3> tile_too_many;

Boxes<int, int> alias_too_many;

std::vector<int, std::allocator<int>, int> vector_too_many;

std::pair<int, int, int> pair_too_many;

void parameter_too_many(Box<int, int> b);

int local_too_many() { Box<int, int> b; return 0; }

int function_too_many() { return twice<int, int>(3); }

// Kind.
Box<3> value_for_type;

Array<float, float> type_for_value;

Tile<int, 3> type_for_first;

Holder<int, int> type_for_template;

Holder<Box<int>, int> instance_for_template;

Box<Box> template_for_type;

std::vector<3> vector_of_value;

std::array<int, int> array_of_type;

std::array<3, int> array_exchanged;

Holder<Pair, int> wrong_template;

int local_value_for_type() { Box<3> b; return 0; }

int local_type_for_value() { Array<int, int> b; return 0; }

// Value.
Array<int, runtime> not_constant;

Array<int, 2.5> floating;

Array<int, -1> negative;

Tile<"a", 2> text;

Flag<Color::red> scoped;

int local_not_constant(int n) { Array<int, n> a; return 0; }

int local_std_not_constant(int n) { std::array<int, n> a; return 0; }

// Without arguments.
Pair no_arguments;

std::vector no_vector;

void parameter_no_arguments(Box b);

Box result_no_arguments();

struct MemberNoArguments { Pair p; };

int local_no_arguments() { Pair p; return 0; }

int pointer_no_arguments() { Box *p = nullptr; return 0; }

void parameter_std_no_arguments(const std::vector &v) { }

// Undefined specialisation.
OnlyPointer<int> incomplete;

int local_incomplete() { OnlyPointer<int> p; return 0; }

// Not a template.
int not_template() { return runtime<int>; }

Color<int> enum_arguments;

std::string<char> string_arguments;

// Functions.
int cannot_deduce() { return scaled(3); }

int wrong_kind() { return scaled<int>(3); }

int conflict() { return std::max(1, 2.5); }

std::tuple_element<5, std::tuple<int, int>>::type out_of_tuple;

int get_out() { std::tuple<int, int> t; return std::get<3>(t); }

int get_type() { std::tuple<int, int> t; return std::get<float>(t); }

std::enable_if<false, int>::type no_type;

std::enable_if_t<false, int> no_type_alias;
