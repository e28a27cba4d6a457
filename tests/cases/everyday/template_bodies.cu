// flags: -std=c++17
// Bodies of function templates that go wrong in their instances alone.
#include <string>
#include <utility>
#include <vector>

struct Plain { int id; };
struct NoCopy {
    NoCopy() = default;
    NoCopy(const NoCopy &) = delete;
    NoCopy &operator=(const NoCopy &) = delete;
};
struct NoDefault { explicit NoDefault(int); };
class Secret { int hidden = 0; };

template <typename T> int size_of(const T &t) { return t.size(); }
int no_size(const Plain &p) { return size_of(p); }

template <typename T> bool smaller(const T &a, const T &b) { return a < b; }
bool no_less(const Plain &a, const Plain &b) { return smaller(a, b); }

template <typename T> T doubled(T t) { return t * 2; }
std::string no_times(std::string s) { return doubled(s); }
int *pointer_times(int *p) { return doubled(p); }

template <typename T> T copy_of(const T &t) { return t; }
void no_copy(const NoCopy &n) { copy_of(n); }

template <typename T> T made() { return T(); }
void no_default() { made<NoDefault>(); }


template <typename T> int opened(const T &t) { return t.hidden; }
int no_access(const Secret &s) { return opened(s); }

template <typename T> void assign(T &a, const T &b) { a = b; }
void no_assignment(NoCopy &a, NoCopy &b) { assign(a, b); }
void constant(const int &a, int b) { assign<const int>(const_cast<const int &>(a), b); }

template <typename T> T dereferenced(T *p) { return **p; }
int one_too_many(int *p) { return dereferenced(p); }

template <typename F> int applied(F f) { return f(1, 2); }
int wrong_arity() { return applied([](int a) { return a; }); }
int not_callable() { return applied(3); }

template <typename... T> int total(T... t) { return (t + ... + 0); }
int of_strings(const char *a, Plain b) { return total(1, b) + (a != nullptr); }

template <typename T> void swapped(T &a, T &b) { T c = std::move(a); a = std::move(b); b = std::move(c); }
void no_move(NoCopy &a, NoCopy &b) { swapped(a, b); }

template <typename T> void reported(const T &t) { t.report(1, 2); }
struct Reporter { void report(int) const; };
void too_many(const Reporter &r) { reported(r); }

template <typename T> int counted(const std::vector<T> &v)
{
    int n = 0;
    for (const auto &one : v)
        n += one;
    return n;
}
int of_plain(const std::vector<Plain> &v) { return counted(v); }

template <typename T> struct Accumulator {
    T total;
    void add(const T &t) { total += t; }
    T mean(int n) const { return total / n; }
    void clear() { total = 0; }
};
int used(Accumulator<Plain> &a, Accumulator<std::string> &b, Accumulator<int *> &c, Plain p)
{
    a.add(p);
    b.mean(2);
    c.clear();
    c.add(nullptr);
    return 0;
}

template <typename T> __global__ void fill(T *out, T value) { out[threadIdx.x] = value.low; }
void launched(float *f) { fill<<<1, 32>>>(f, 1.0f); }

template <typename T> __host__ __device__ T lerp(T a, T b, float t) { return a + (b - a) * t; }
float3 lerped(float3 a, float3 b) { return lerp(a, b, 0.5f); }

template <typename It, typename F> void for_each(It first, It last, F f) { for (; first != last; ++first) f(*first); }
void each(std::vector<Plain> &v) { for_each(v.begin(), v.end(), [](int i) { return i; }); }

template <typename T> void assign_back(T *target, const T &source) { *target = &source; }
void address(double *d) { assign_back(d, 2.0); }
