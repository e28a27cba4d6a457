// expect: none
// flags: --c++20
// GNU designators of array elements, by constants and in ranges.
enum { first, second, third };
const int two = 2;
const char *names[] = {[first] = "a", [second] = "b", [third] = "c"};
constexpr int sparse[] = {[two] = 3, [two + 1] = 4};
static_assert(sparse[3] == 4 && sizeof(sparse) == 4 * sizeof(int), "");
constexpr int rows[] = {[0 ... 2] = 3, [5] = 4};
static_assert(rows[1] == 3 && rows[4] == 0 && sizeof(rows) == 6 * sizeof(int), "");
void local() { int values[10] = {[0 ... 3] = 1, [sizeof(int)] = 2}; }

// A base class may have the name of a variable.
struct Base {};
int Base = 10;
struct Derived : Base { Derived() : Base() {} };
struct Named { Named(); } Named;
struct Twice : public virtual Named, ::Base {};
