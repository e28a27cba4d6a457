// Visitors with double dispatch: virtual accept calls, overload sets made of lambdas, std::visit over two variants.
#include <variant>
template <class A, class B> __global__ void meet(A *, B *) {}
struct Cat; struct Dog;
struct Visitor { virtual void on(Cat &) = 0; virtual void on(Dog &) = 0; virtual ~Visitor() {} };
struct Animal { virtual void accept(Visitor &v) = 0; virtual ~Animal() {} };
struct Cat : Animal { void accept(Visitor &v) override { v.on(*this); } };
struct Dog : Animal { void accept(Visitor &v) override { v.on(*this); } };
template <class First> struct Second : Visitor {
  void on(Cat &) override { meet<First, Cat><<<1, 1>>>(nullptr, nullptr); }
  void on(Dog &) override { meet<First, Dog><<<1, 1>>>(nullptr, nullptr); }
};
void pair(Animal &a) { Second<Cat> v; a.accept(v); }
template <class... F> struct overloaded : F... { using F::operator()...; };
template <class... F> overloaded(F...) -> overloaded<F...>;
void sum(std::variant<int, float> a, std::variant<char, double> b) {
  std::visit(overloaded{[](int, auto x) { meet<int, decltype(x)><<<1, 1>>>(nullptr, nullptr); }, [](float, char) { meet<float, char><<<1, 1>>>(nullptr, nullptr); }, [](float, double) {}}, a, b);
}
