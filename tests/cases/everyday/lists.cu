// flags: -std=c++17
// Several values in braces.
#include <array>
#include <initializer_list>
#include <map>
#include <string>
#include <utility>
#include <vector>

struct Point { int x, y; };
struct Segment { Point from; Point to; const char *name; };
struct Style { std::string font; float size = 10; bool bold{}; };
struct Counter { explicit Counter(int n); int n; };
struct Limits { const int low; int &high; };
struct Matrix { float m[2][2]; };
class Closed { int a; public: int b; };
struct Derived : Point { int z; };
struct Values { Values(std::initializer_list<double> v); };
struct Deep { struct { int a; int b[2]; } inner; int c; };
enum class Unit { mm, inch };

Point three = {1, 2, 3};

Point texts = {"1", "2"};

Point text_and_more = {"1", 2, 3};

Point real = {1.5, 2};

Segment flat = {1, 2, 3, 4, 5};

Segment wrong_inside = {{1, "2"}, {3, 4, 5}, 6};

Segment misplaced = {1, 2, "name"};

Segment not_enough_braces = {{{1, 2}, {3, 4}}, "x"};

Style styles[2] = {{"a", 1}, {2, "b"}, {"c"}};

Style no_string = {12, 10.5f, true};

Style wide = {"a", 1e50, 2};

Counter counter = 3;

Counter listed = {3};

Counter counters[2] = {1, 2};

Counter empty[1] = {};

Limits unset = {1};

Limits none;

Limits lost = {1, 2};

Matrix matrix = {{1, 2, 3}, {4, 5}};

Matrix texts_in_matrix = {{"1", "2"}, 3, 4, 5};

int grid[2][2] = {{1, 2}, {3, 4}, {5, 6}};

int row[2][2] = {{1, 2, 3}};

int no_bound[][2] = {1, 2, 3, "4"};

Closed closed = {1, 2};

Derived derived = {{1, 2}, 3, 4};

Derived derived_flat = {1, 2, "3"};

Values values = {1.0, "2", 3};

Values values_of_points{Point{1, 2}, three};

Deep deep = {{1, {2, 3, 4}}, 5};

Deep deeper = {1, "2", 3, 4, 5};

std::vector<Point> points = {{1, 2}, {3, 4, 5}};

std::vector<std::string> words = {"a", 2, "c"};

std::vector<Unit> units = {0, 1};

std::vector<int> nested = {{1, 2}, {3, 4}};

std::map<int, std::string> names = {{1, "a"}, {"b", 2}};

std::map<std::string, int> flat_map = {"a", 1};

std::pair<int, std::string> pair = {"a", 1};

std::pair<int, int> pair_of_three{1, 2, 3};

std::array<int, 3> four = {1, 2, 3, 4};

std::array<Point, 2> array_of_points = {{1, 2}, {3, 4}};

std::string letters = {'a', "b"};

int number = {"1"};

int number_of_two{1, 2};

int *pointer = {1};

int nested_number = {{1}};

const char *texts_of_pointer[] = {"a", 'b', 3, nullptr};

char name[4] = {'a', 'b', 'c', 'd', 'e'};

char quoted[4] = {"abcd"};

unsigned char bytes[3] = {-1, 256, 'a'};

Unit unit{1};

Unit unit_of_long{1L << 40};

float single{1.0 / 3};

void assigned(Point p, int a[2]) { p = {1, 2, 3}; p = {"1"}; a = {1, 2}; p.x = {1, 2}; p.y = {}; }

int sum(Point p);
int passed() { return sum({1, 2, 3}) + sum({"1"}) + sum({1.5, 2}) + sum({}); }

Point returned(double d) { if (d) return {d, d}; return {1, 2, 3}; }

int members() { Style s{.size = 3}; s = {1, 2, 3, 4}; return s.size; }
