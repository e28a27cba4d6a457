// expect: 304 error 28
// expect: 304 error 29
// expect: 304 error 31
// expect: 304 error 33
// expect: 304 error 36
// flags: --c++20
// A constraint that asks for a call which no function takes is not satisfied.
namespace pills {
void iter_move() = delete;
template <typename T> void exchange(T &, T &) = delete;
template <typename T> concept Moves = requires(T t) { iter_move(t); };
template <typename T> concept Exchanges = requires(T t, T u) { exchange(t, u); };
template <typename T> concept Either = Moves<T> || Exchanges<T> || (sizeof(T) > 8);
template <typename T> requires Moves<T> void take(T);
template <Exchanges T> void change(T);
template <Either T> void either(T);
struct Fn { template <Moves T> void operator()(T) const; };
inline constexpr Fn fn;
}
namespace user {
struct Own {};
int iter_move(Own);
void exchange(Own, Own);
struct Big { char c[16]; };
}
void use(user::Own own, user::Big big) {
    pills::take(own);
    pills::take(3);
    pills::take(big);
    pills::change(own);
    pills::change(3);
    pills::either(own);
    pills::either(3);
    pills::either(big);
    pills::fn(own);
    pills::fn(big);
}
static_assert(pills::Moves<user::Own> && !pills::Moves<int> && !pills::Exchanges<int>);
