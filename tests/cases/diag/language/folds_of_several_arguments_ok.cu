// flags: --c++17
namespace ns { template <class A, class B> constexpr bool same = false; template <class T> struct W { static constexpr bool v = true; }; namespace in { template <class A, class B> constexpr bool same = false; } }
template <class A, class B> constexpr bool alike = false;
template <class T, class... Us> struct P {
  constexpr static bool a = (... || ns::same<T, Us>);
  constexpr static bool b = (ns::same<T, Us> || ...);
  constexpr static bool c = (false || ... || ns::same<T, Us>);
  constexpr static bool d = (... && alike<T, Us>);
  constexpr static bool e = (... && ::ns::in::same<T, ns::W<Us>>);
  constexpr static bool f = (... && !ns::same<T, Us>);
  constexpr static bool g = (ns::same<T, Us> && ... && true);
};
template <class... Us> constexpr bool q(Us...) { return (... || ns::same<int, Us>); }
template <class... Us> constexpr bool r = (... || ns::same<int, Us>);
int main() { P<int, char> p; (void)p; return q(1) + r<int>; }
