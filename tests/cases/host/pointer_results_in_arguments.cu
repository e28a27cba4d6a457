// flags: -std=c++17
// Types of functions that return pointers or references, as template arguments: the name in front could begin a product.
#include <cstddef>
template <class T, class U> struct entry {};
template <class T> struct signature {};
template <class R, class A> struct signature<R(A)> {
    static constexpr int arity = 1;
    R (*call)(A);
};
namespace lib {
struct value { int n; };
struct context { int n; };
template <class T> struct box { T t; };
}
using lib::value;
using lib::context;

struct registered : public entry<registered, signature<value *(context const *)>> {};
struct twice : entry<twice, signature<value **(context *)>>, signature<value const &(context &)> {};
struct named : signature<lib::value *(lib::context const *)> {};
struct boxed : signature<lib::box<int> *(lib::box<int> const &)> {};
template <class T> struct generic : signature<value *(T const *)>, entry<generic<T>, signature<T *(value const *)>> {};
template <class T, class F = value *(T const *)> struct defaulted { signature<F> s; };

value *make(context const *c) { static value v; v.n = c->n; return &v; }
signature<value *(context const *)> table[] = {{make}, {&make}};
constexpr std::size_t width = 3;
template <std::size_t N> struct sized { char bytes[N]; };
sized<width *(2)> product;
static_assert(sizeof(product) == 6, "");
static_assert(sizeof(sized<width *(width)>) == 9, "");
static_assert(signature<value *(context const *)>::arity + signature<value &(context &)>::arity == 2, "");
template <class F> constexpr int count() { return F::arity; }
static_assert(count<signature<value *(context const *)>>() == 1, "");

template <class T> __global__ void kernel(T t, int *out) { *out = t.s.arity; }
void run(int *out) {
    kernel<<<1, 1>>>(defaulted<context>(), out);
    generic<context> g;
    (void)g;
    context c{4};
    table[0].call(&c)->n = static_cast<value *(*)(context const *)>(make)(&c)->n;
}
