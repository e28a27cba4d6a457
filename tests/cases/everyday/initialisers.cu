// flags: -std=c++20
// auto, lists and structured bindings.
#include <array>
#include <initializer_list>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

struct Point { int x, y; };
struct Line { Point from, to; };
struct Named { std::string name; int value; };
class Private { int a, b; public: int c; };
struct Explicit { explicit Explicit(int, int); };
struct FromList { FromList(std::initializer_list<int>); };
void nothing();
int overloaded(int);
int overloaded(double);

// auto.
auto no_value;

auto of_void = nothing();

auto of_overloaded = overloaded;

auto of_list = {1, 2.0};

auto of_empty = {};

auto a = 1, b = 2.0;

auto *not_pointer = 3;

auto &of_literal = 5;

auto array[3] = {1, 2, 3};

auto self = self + 1;

void parameter() { auto n; n = 3; }

decltype(missing) of_missing;

decltype(auto) without;

struct WithAuto { auto member = 3; static auto other; };

// Lists.
Point too_many = {1, 2, 3};

Point text = {"a", 2};

Line nested = {{1, 2}, {3, 4, 5}};

Line text_inside = {1, 2, "3", 4};

int scalar = {1, 2};

int array_of_text[] = {1, "2", 3};

int array_too_many[2] = {1, 2, 3};

char text_too_long[2] = "abc";

Private no_aggregate = {1, 2, 3};

Explicit copied = {1, 2};

Explicit too_few{1};

FromList of_texts = {"a", "b"};

std::vector<int> vector_of_text = {"a", "b", "c"};

std::map<std::string, int> bad_map = {{"a", 1}, {"b", "c"}};

std::string of_numbers = {1.5, "a"};

Named named = {3, 4};

int narrowing{3.7};

Point narrowed{1.5, 2};

unsigned char bytes[] = {1, 256, -1};

std::pair<int, int> three = {1, 2, 3};

Point *list_for_pointer = {1, 2};

// Structured bindings.
int too_few_names(Point p) { auto [x] = p; return x; }

int too_many_names(Point p) { auto [x, y, z] = p; return x; }

int of_scalar(int n) { auto [a, b] = n; return a; }

int of_private(Private p) { auto [a, b, c] = p; return a; }

int typed(Point p) { int [x, y] = p; return x; }

int constant_binding(Point p) { const auto [x, y] = p; x = 3; return y; }

int from_pair(std::pair<int, std::string> p) { auto [n, s] = p; return s; }

// References and constants.
int &unset_reference;

const int unset_constant;

const Point unset_point;

void local() { int &r; const double d; Explicit e; }

int in_function(int n = m, int m = 3);

int default_text(int n = "3");

Point default_point(Point p = 3);
