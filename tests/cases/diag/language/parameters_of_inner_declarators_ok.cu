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
