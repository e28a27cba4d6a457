// flags: -std=c++14
// Algorithms with lambdas and iterators.
#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <list>
#include <numeric>
#include <random>
#include <string>
#include <vector>

struct Sample {
    float value;
    int label;
};

using Samples = std::vector<Sample>;

int bad_begin(Samples &s) { return std::count(s.start(), s.end(), 3); }

void sorted(Samples &s) { std::sort(s); }

void three(std::vector<int> &v) { std::sort(v.begin()); }

void different(std::vector<int> &v, std::list<int> &l) { std::sort(v.begin(), l.end()); }

int found(std::vector<int> &v) { return std::find(v.begin(), v.end(), 3); }

int largest(std::vector<int> &v) { int m = std::max_element(v.begin(), v.end()); return m; }

int maximum(int a, double b) { return std::max(a, b); }

unsigned smallest(std::vector<int> &v) { return std::min(v.size(), 3); }

int clamped(int a) { return std::clamp(a, 0, 3); }

void swapped(int a, double b) { std::swap(a, b); }

void constant_swap(const int &a, int &b) { std::swap(a, b); }

int any(std::vector<int> &v) { return std::any(v.begin(), v.end()); }

auto misspelt(std::vector<int> &v) { return std::find_iff(v.begin(), v.end(), [](int i) { return i > 0; }); }

void no_capture(std::vector<int> &v, int limit)
{
    std::remove_if(v.begin(), v.end(), [](int i) { return i > limit; });
}

int captured(std::vector<int> &v)
{
    int sum = 0;
    std::for_each(v.begin(), v.end(), [sum](int i) { sum += i; });
    return sum;
}

void of_member(Samples &s)
{
    std::sort(s.begin(), s.end(), [](const Sample &a, const Sample &b) { return a.weight < b.weight; });
}

float summed(Samples &s)
{
    return std::accumulate(s.begin(), s.end(), 0.0f, [](float sum, const Sample &one) { return sum + one; });
}

void back(std::vector<int> &v) { std::copy(v.begin(), v.end(), std::back_insert(v)); }

int distance(std::list<int> &l) { return l.end() - l.begin(); }

int next(std::list<int> &l) { auto i = l.begin() + 1; return *i; }

int compared(std::list<int> &l) { return l.begin() < l.end(); }

void list_index(std::list<int> &l) { l[0] = 1; }

std::array<int, 3> too_many = {1, 2, 3, 4};

std::array<int, 2> of_text = {"a", "b"};

int beyond(std::array<int, 2> &a) { return std::get<2>(a); }

double random_value()
{
    std::mt19937 generator(1);
    std::uniform_real_distribution<double> between(0.0, 1.0);
    return between();
}

void filled(std::vector<int> &v) { std::iota(v.begin(), v.end()); }

std::function<int(int)> returned() { return [](int a) { return std::to_string(a); }; }

int greater(int a, int b) { return std::greater<int>(a, b); }
