// flags: -std=c++17
// Lambdas of host code.
#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <vector>

struct Button {
    std::function<void(int)> clicked;
    int count = 0;
    void wire();
    void no_this() { clicked = [](int n) { count += n; }; }
    void copy_of_this() { clicked = [=](int n) { this->cont += n; }; }
    int constant() const { auto f = [this] { count++; }; f(); return 0; }
    static void in_static() { auto f = [this] { return 1; }; f(); }
};

void run(std::function<int(int, int)> f);
void call(int (*f)(int));
template <typename F> int twice(F f) { return f(1) + f(2); }

// Captures.
int missing(int n) { auto f = [] { return n; }; return f(); }

int missing_other(int n, int m) { auto f = [n] { return n + m; }; return f(); }

void constant_copy(int n) { auto f = [n] { n++; }; f(); }

void constant_default(std::string s) { auto f = [=] { s.clear(); }; f(); }

void undefined() { auto f = [value] { return value; }; f(); }

void twice_captured(int n) { auto f = [n, &n] { return n; }; f(); }

void redundant(int n) { auto f = [=, n] { return n; }; f(); }

int global_value = 3;
void global_captured() { auto f = [global_value] { return global_value; }; f(); }

void this_outside() { auto f = [this] { return 1; }; f(); }

void moved(std::unique_ptr<int> p) { auto f = [p] { return *p; }; f(); }

void init_capture() { auto f = [x = undefined_value] { return x; }; f(); }

// Parameters and results.
int too_few() { auto f = [](int a, int b) { return a + b; }; return f(1); }

int too_many() { auto f = [] { return 1; }; return f(1); }

int wrong_type() { auto f = [](int *p) { return *p; }; return f(3.5); }

std::string wrong_result() { auto f = [](int a) { return a; }; return f(1); }

void two_results() { auto f = [](bool b) { if (b) return 1; return 'a'; }; f(true); }

void declared_result() { auto f = [](int a) -> std::string { return a; }; f(1); }

void pointer_result() { auto f = [](int a) -> int * { return a; }; f(1); }

void body() { auto f = [](int a) { return a.size(); }; f(1); }

void generic() { auto f = [](auto a) { return a + 1; }; int *p = f(1); (void)p; }

void default_argument(int n) { auto f = [](int a = n) { return a; }; f(); }

// Conversions.
void to_function() { run([](int a) { return a; }); }

void to_pointer(int n) { call([n](int a) { return a + n; }); }

void other_pointer() { call([](std::string s) { return 1; }); }

void assigned() { auto f = [] { return 1; }; f = [] { return 2; }; }

int as_value() { int n = [] { return 1; }; return n; }

int called_later() { return twice([] { return 1; }); }

bool compared() { auto f = [] { return 1; }; return f == f; }

void default_made(int n) { auto f = [n] { return n; }; decltype(f) g; g(); }

void recursive() { auto f = [](int n) { return n ? f(n - 1) : 0; }; f(1); }

void sorted(std::vector<std::string> &v)
{
    std::sort(v.begin(), v.end(), [](const std::string &a, const std::string &b) { return a.lenght() < b.length(); });
}

int no_call(int n) { return [n] { return n; } + 1; }

void Button::wire() { clicked = [&](int n) { total += n; }; }
