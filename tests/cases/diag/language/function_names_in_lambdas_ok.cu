// expect: none
constexpr int len(const char* s) { int n = 0; while (s[n]) ++n; return n; }
constexpr bool same(const char* a, const char* b) { while (*a && *a == *b) { ++a; ++b; } return *a == *b; }
struct Q { int n; };
typedef unsigned long U;
namespace W { template <class T> struct V {}; }
template <class T> int tt(T t) {
  auto l = [](T, W::V<T>) { static_assert(same(__PRETTY_FUNCTION__, "lambda [](int, W::V<int>)->auto::operator()(int, W::V<int>)->auto")); return 1; };
  auto m = [t](U) { static_assert(sizeof(__PRETTY_FUNCTION__) == 64); return 2; };
  return l(t, W::V<T>()) + m(3);
}
int f(int z) {
  auto l = [](int*) constexpr { static_assert(sizeof(__PRETTY_FUNCTION__) == 58 && len(__PRETTY_FUNCTION__) == 57); return 1; };
  auto m = [](const Q&, U, W::V<Q> = {}) { static_assert(sizeof(__PRETTY_FUNCTION__) == 104); return 2; };
  auto n = [z]() -> const char* { static_assert(same(__PRETTY_FUNCTION__, "lambda []()->const char *::operator()()->const char *")); return nullptr; };
  auto o = [=] { auto p = [] { static_assert(sizeof(__PRETTY_FUNCTION__) == 38); return 3; }; return p(); };
  auto q = [z](int) mutable { static_assert(sizeof(__PRETTY_FUNCTION__) == 60 && sizeof(__func__) == 11); return ++z; };
  auto r = [](int*, ...) noexcept -> long { static_assert(sizeof(__PRETTY_FUNCTION__) == 76); return 4; };
  return l(nullptr) + m({1}, 2) + (n() != nullptr) + o() + q(1) + int(r(nullptr)) + tt(1);
}
