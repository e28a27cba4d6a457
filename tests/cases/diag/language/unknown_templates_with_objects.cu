// expect: 20 error 15
// expect: 254 error 15
// expect: 20 error 18
// expect: 254 error 18
// expect: 20 error 20
// expect: 254 error 20
// flags: --c++17
// Before C++20 a `<` behind an unknown name compares, whatever its arguments are ([temp.names]/2).
namespace n {
struct A { A(); };
template <class T> T make(A);
template <class T> T made(const T &, A);
}  // namespace n
struct B {
    B(n::A a) : b(make<int>(a)) {}
    int b;
};
int first(n::A a) { return make<int>(a); }
int second(n::A a) { return n::make<int>(a); }
void third(n::A a) { auto c = made<n::A>(a); }
