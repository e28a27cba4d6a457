// flags: -std=c++17
// Mistakes that only an instance of a template shows.
#include <map>
#include <string>
#include <vector>

struct Plain { int id; };
struct Point { float x, y; float length() const; void scale(float s); };
struct NoDefault { explicit NoDefault(int); };
class Secret { int code; void open(); public: int shown; };

template <typename T> struct Stack {
    std::vector<T> items;
    void push(const T &item) { items.push_back(item); }
    T sum() const { T s{}; for (const T &i : items) s += i; return s; }
    int total_length() const { int n = 0; for (const T &i : items) n += i.length(); return n; }
    void print() const { for (const T &i : items) i.print(); }
    bool contains(const T &x) const { for (const T &i : items) if (i == x) return true; return false; }
    T first() const { return items.frnt(); }
    int name_of() const { return T::name; }
    void reset() { items = 0; }
    T *pointer() { return &items; }
    T fresh() { T t; return t; }
};

template <typename T> int members(T t) { return t.missing; }
template <typename T> int method(T t) { return t.missing(3); }
template <typename T> int too_many(T t) { return t.length(1, 2); }
template <typename T> T add(T a, T b) { return a + b; }
template <typename T> bool less(T a, T b) { return a < b; }
template <typename T> void assign(T &a) { a = nullptr; }
template <typename T> int to_int(T t) { return t; }
template <typename T> int dereferenced(T t) { return *t; }
template <typename T> int subscripted(T t) { return t[0]; }
template <typename T> int called(T t) { return t(1); }
template <typename T> int secret(T t) { return t.code; }
template <typename T> void secret_call(T t) { t.open(); }
template <typename T> int constant(const T &t) { t.scale(2.0f); return 0; }
template <typename T> int declared(T t) { int *p = t; return *p; }
template <typename T> int made() { T t; return 0; }
template <typename T> int made_of() { T t("text"); return 0; }
template <typename T> int cast(T t) { return static_cast<int>(t); }
template <typename T> int conditional(T t) { return t ? 1 : 0; }
template <typename T> int negated(T t) { if (!t) return 1; return 0; }
template <typename T> int looped(T t) { for (auto x : t) return 1; return 0; }
template <typename T> int incremented(T t) { ++t; return 0; }
template <typename T> int given(T t) { return take(t); }
template <typename T> void returned(T t) { return t; }
template <typename T> int switched(T t) { switch (t) { case 1: return 1; } return 0; }
template <typename T> int asserted(T t) { static_assert(sizeof(T) == 4, "four bytes"); return 0; }
template <typename T> struct Wrapper { T value = "text"; };
template <typename T> struct Derived : T { };
template <typename T> struct Sized { int items[T::count]; };
template <typename T> struct Defaulted { int f(T t = T("text")) { return 0; } };
template <typename T> struct Constructed { T t; Constructed() : t(1, 2) { } };
template <typename T> int defaulted(T t, T u = "text") { return 0; }
template <typename T> T deduced(std::vector<T> v, T t);

int sum_of_points(const Stack<Point> &s) { s.sum(); return 0; }

int length_of_ints(const Stack<int> &s) { return s.total_length(); }

void print_points(const Stack<Point> &s) { s.print(); }

bool contains_point(const Stack<Point> &s, Point p) { return s.contains(p); }

int first_of(const Stack<int> &s) { return s.first(); }

int name_of_plain(const Stack<Plain> &s) { return s.name_of(); }

void reset_stack(Stack<int> &s) { s.reset(); }

void pointer_of(Stack<int> &s) { s.pointer(); }

void fresh_of(Stack<NoDefault> &s) { s.fresh(); }

int use_members(Plain p) { return members(p); }

int use_members_of_int() { return members(3); }

int use_method(Plain p) { return method(p); }

int use_too_many(Point p) { return too_many(p); }

Point use_add(Point p) { return add(p, p); }

bool use_less(Point p) { return less(p, p); }

void use_assign(int n) { assign(n); }

int use_to_int(Point p) { return to_int(p); }

int use_dereferenced() { return dereferenced(3); }

int use_subscripted(Point p) { return subscripted(p); }

int use_called(Point p) { return called(p); }

int use_secret(Secret s) { return secret(s); }

void use_secret_call(Secret s) { secret_call(s); }

int use_constant(const Point &p) { return constant(p); }

int use_declared(float f) { return declared(f); }

int use_made() { return made<NoDefault>(); }

int use_made_of() { return made_of<Point>(); }

int use_cast(Point p) { return cast(p); }

int use_conditional(Point p) { return conditional(p); }

int use_negated(Point p) { return negated(p); }

int use_looped(Point p) { return looped(p); }

int use_incremented(Point p) { return incremented(p); }

int use_given(Point p) { return given(p); }

void use_returned() { returned(3); }

int use_switched(Point p) { return switched(p); }

int use_asserted() { return asserted(1.0); }

Wrapper<int> use_wrapper;

Derived<int> use_derived;

Sized<Plain> use_sized;

int use_defaulted_member() { Defaulted<int> d; return d.f(); }

Constructed<int> use_constructed;

int use_defaulted() { return defaulted(3); }

int use_deduced(std::vector<int> v) { return deduced(v, 2.5); }
