// expect: 147 error 30
// expect: 147 error 33
// flags: --c++17
#include <initializer_list>

// A list converts by explicit functions, for a reference too.
struct Number { explicit operator int() const; explicit operator bool() const; };
void references(const Number n) {
    const int &one{n};
    const bool &two{n};
}

// What a conversion function gives is the object itself.
struct Pinned { Pinned(); Pinned(const Pinned &) = delete; };
template <class T> struct Maker { operator T(); };
Pinned made = {Maker<Pinned>()};
Pinned made_directly{Maker<Pinned>()};

// Members and elements that a list leaves out are made of `{}`.
struct Listed { Listed(std::initializer_list<int>); };
struct Holder { int i; Listed listed; };
Holder held = {1};
struct Plain { Plain() = delete; int n; };
Plain plain[32] = {};

// The definition of a member may complete its array.
template <class T> struct Tables { static int open[]; static const T given[]; static int closed[2]; };
template <class T> int Tables<T>::open[4];
template <class T> const T Tables<T>::given[] = {1, 2};
template <class T> int Tables<T>::closed[3];
struct Table { static int open[]; static int closed[2]; };
int Table::open[4];
int Table::closed[3];

// A pointer to the function of a lambda is called in constants, whatever the lambda is.
auto twice = [](int i) { return 2 * i; };
constexpr int (*pointer)(int) = twice;
static_assert(pointer(4) == 8, "");
auto apply = [](int (*f)(int), auto a) { return f(a); };
auto same = [](auto a) { return a; };
static_assert(apply(same, 3) == 3, "");

// Functions that do not throw, beside others.
struct Base {};
struct Derived : Base {};
void choose(void (Base::*a)() noexcept, void (Base::*b)(), void (Derived::*c)() noexcept, void (Derived::*d)(), bool k) {
    b = k ? a : b;
    d = k ? c : b;
    bool equal = a == b;
}
void never() noexcept;
void (&ever)() = never;
void (&one_of)() = true ? ever : never;
void parameters(void (Base::*p)() throw(), void (Base::*q)() const throw());

// A pack of base classes hands its constructors on.
template <class... Ts> struct All : Ts... { using Ts::Ts...; };
struct Two { Two(); Two(int, int); };
struct One { One(); One(int); };
void inherited() { All<Two, One> one(0), two(0, 0); }

// Constructors with an ellipsis deduce, and guides among the members of a class.
template <class T> struct Ellipsis { explicit Ellipsis(const T &, ...) noexcept; Ellipsis(T &&, ...); };
int i;
Ellipsis deduced{i, i}, moved{0, i};
template <class T> struct Outer {
    template <class U> struct Inner { Inner(...); };
    template <class U> Inner(U) -> Inner<U>;
};
Outer<void>::Inner inner = 123;
