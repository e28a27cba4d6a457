// expect: none
// flags: --c++20
// Declarators of all forms in the bodies of templates.
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>
#include <cstddef>
#include <new>
#include <exception>
namespace lib {
template <class K, class V> struct table { std::map<K, V> m; struct node { K key; V val; node *next; }; node *head = nullptr; using callback = V (*)(const K &k, V &v); template <class U> struct rebind { using other = table<K, U>; }; };
template <class... Ts> struct pack { static constexpr std::size_t count = sizeof...(Ts); };
enum class color { red, green };
struct base_error : std::exception { int code; explicit base_error(int c) : code(c) {} };
template <class E> struct wrapped : base_error { using base_error::base_error; E payload; };
}
template <class T, class U> struct widget : lib::table<T, U> {
  using base = lib::table<T, U>;
  using typename base::node;
  using base::m;
  T first; U second; int flags : 4;
  T (*transform)(U from, T (*inner)(U deep)) = nullptr;
  std::function<void(const T &key, U &&value, std::function<bool(T *item)> pred)> hook;
  widget(T a, U b) try : first(a), second(b) { } catch (lib::wrapped<T> &err) { throw; } catch (...) { }
  template <class V> auto combine(V &&v, int depth = sizeof(T)) const & noexcept(noexcept(T(std::declval<V>()))) -> decltype(std::declval<T>() + v) {
    auto step = [this, depth, copy = v, &v](auto &&...args) mutable -> decltype(auto) { return (args + ... + first) + copy; };
    for (auto &&[key, val] : this->m) { if (auto it = this->m.find(key); it != this->m.end()) { const auto &[k2, v2] = *it; (void)k2; (void)v2; } }
    for (auto *p = this->head; p; p = p->next) { switch (auto s = sizeof(p->val); s) { case 1: { goto done; } default: break; } }
  done:
    return step(first) + v;
  }
  template <class V> typename base::template rebind<V>::other convert(V (&arr)[3], V (&&rarr)[2]) const;
  template <class F, class... A> friend auto apply_to(widget &w, F f, A... a) -> decltype(f(w, a...)) { return f(w, a...); }
  U member_fn(T x, U y) const volatile; U (widget::*ptr)(T p1, U p2) const volatile = &widget::member_fn;
  static T table_of[2]; static inline std::vector<T> cache{};
  operator std::pair<T, U>() const { return {first, second}; }
  struct nested { T deep; template <class W> nested &set(W w) { deep = static_cast<T>(w); return *this; } };
  nested make() { nested n{}; n.template set<int>(3).template set<long>(4); return n; }
};
template <class T, class U> T widget<T, U>::table_of[2] = {};
template <class T, class U> U widget<T, U>::member_fn(T x, U y) const volatile { U local = y; (void)x; return local; }
template <class T, class U> template <class V> typename widget<T, U>::base::template rebind<V>::other widget<T, U>::convert(V (&arr)[3], V (&&rarr)[2]) const {
  typename base::template rebind<V>::other out; using map_type = decltype(out.m); typename map_type::value_type pr(V(arr[0]), V(rarr[1])); out.m.insert(pr); return out;
}
template <class T> T *place(void *where, T const &from) { T *p = ::new (where) T(from); T *q = new T[3]{from, from}; p->~T(); delete[] q; auto *r = new (std::nothrow) T; delete r; return p; }
template <class T> int layout() { struct local { char c; T t; int arr[4]; }; return offsetof(local, t) + offsetof(local, arr[2]) + alignof(local); }
template <class... Ts> auto tie_all(Ts &...ts) { auto f = [&ts...](auto... us) { return std::tuple<decltype(us + ts)...>(us + ts...); }; return f((ts + 1)...); }
template <class T> auto generic() { return []<class U, int N>(U (&arr)[N], auto... rest) { U total{}; for (U &e : arr) total += e; return total + (rest + ... + T{}); }; }
template <class T> concept addable = requires(T left, T right, typename T::value_type elem) { { left + right } -> std::convertible_to<T>; typename T::iterator; requires sizeof(elem) > 1; left.push_back(elem); };
template <class T> requires requires(T obj) { obj.size(); } int sized(const T &obj) { return int(obj.size()); }
template <class T> void decl_block(T t) {
  extern int outside(T arg); T fn(int named); T (*fp)(int nm) = nullptr; T (&ref)(int nm2) = *fp; T *(*arr[2])(T aa, int bb) = {}; int (T::*mp)(T *self) = nullptr; auto (*trailing)(T p) -> T = nullptr;
  typedef T (*alias_t)(T typed_name); using alias_u = T (T other_name); static thread_local T tl = t; constexpr int N = sizeof(T); int vla[N]; using namespace lib; using lib::color; using enum lib::color; color c = red; if (c == green) (void)fp;
  [[maybe_unused]] auto l = [=, &t, n = N](T lam_arg) noexcept -> T { return lam_arg; }; (void)ref; (void)arr; (void)mp; (void)trailing; (void)vla; (void)tl;
  if constexpr (std::is_same_v<T, int>) { int only = 3; (void)only; } else { typename T::value_type vt{}; (void)vt; }
  try { throw lib::wrapped<T>(3); } catch (const lib::wrapped<T> &e) { (void)e.payload; } catch (lib::base_error &e2) { (void)e2.code; }
  do { int inner = 3; if (inner) continue; } while (t == T{}); label: if (false) goto label;
  std::function<T(T (*cb)(T cb_arg), const std::vector<T> &items)> deep; std::map<std::string, std::function<T(T &entry, int *count)>> handlers; std::unique_ptr<T, void (*)(T *ptr)> up(nullptr, nullptr); std::tuple<T (*)(int q), T (&)(T *z)> *tp = nullptr; (void)tp;
  auto cmp = [](const T &lhs, const T &rhs) { return &lhs < &rhs; }; std::map<T, int, decltype(cmp)> ordered(cmp); (void)ordered;
}
int main() {
  widget<int, long> w(1, 2); w.combine(3); int a3[3] = {1, 2, 3}; int x = 1, y = 2; tie_all(x, y); generic<int>()(a3, 4, 5); std::vector<int> v; sized(v); layout<double>();
  char mem[16]; place<int>(mem, 3); 
  return int(std::pair<int, long>(w).second);
}
