// expect: none
// A trailing result inside of a type sees the parameters in front of it ([basic.scope.param]).
template <typename... T> void i(auto (T... t) -> int (&)[sizeof...(t)]);
typedef auto (*PFun)(int a) -> decltype(a + a);
template <class T> void e(auto (*p)(T y) -> decltype(y())) {}
auto f(int (*p)(int a)) -> decltype(p(0));
void w(auto (int x) -> decltype(x));
struct S {
    auto (*member)(long m) -> decltype(m);
};
using A = auto (int k) -> decltype(k);
int (*in_a_later_parameter)(int d, decltype(d) e);
template <class T> using Checked = T (*)(T a, decltype(a) b) noexcept(noexcept(a + b));
void (*in_an_exception_specification)(int a) noexcept(noexcept(a)) = nullptr;
auto (*behind_an_arrow)(int q, long w) -> decltype(q + w) = nullptr;
typedef int in_a_typedef(const char *s, decltype(*s) c, char (*rest)[sizeof(s)]);
struct Host {
    int (Host::*of_a_member)(int z, decltype(z) y) const;
    static int (*shared)(int k, decltype(k) l);
    void run(void (*callback)(int i, decltype(i) j), __typeof__(callback) next);
};
int (*Host::shared)(int k, decltype(k) l) = nullptr;
template <class F> struct Result;
template <class R, class... P> struct Result<R(P...)> { using type = R; };
Result<auto(int a, float b) -> decltype(a * b)>::type in_an_argument;
