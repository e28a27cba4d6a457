// expect: 1056 warning 43
// expect: 1056 warning 48
// expect: 1056 warning 49
// expect: 1056 warning 44
// expect: 1056 warning 50
// expect: 1056 warning 51
// expect: 836 warning 52
// expect: 1056 warning 65
// expect-device: 1056 warning 43
// expect-device: 1056 warning 48
// expect-device: 1056 warning 49
// expect-device: 1056 warning 44
// expect-device: 1056 warning 50
// expect-device: 1056 warning 51
// expect-device: 836 warning 52
// expect-device: 1056 warning 65
// expect-device: 1056 warning 37
// expect-device: 836 warning 38
// expect-device: 836 warning 39
// expect-device: 1056 warning 40
// expect-device: 1056 warning 41
// expect-device: 836 warning 42
// expect-device: 1056 warning 47
// expect-device: 1056 warning 44
// expect-device: 1056 warning 44
// expect-device: 836 warning 44
// expect-device: 1056 warning 44
// expect-device: 1056 warning 62
// expect-device: 1056 warning 63
// expect-device: 836 warning 64
// expect-device: 1056 warning 66
// expect-device: 1056 warning 67
// expect-device: 1056 warning 68
// expect-device: 1056 warning 69
// expect-device: 1056 warning 70
// Templates are not asked for local variables that they return, but instances, some of which the host pass makes, too.
template <class K> int *f1(K k) { int value; return &value; }
template <class K> int &f2(K k) { int value; return value; }
template <class K> K &f3(K k) { K value; return value; }
template <class K> K *f4(K k) { K value; return &value; }
template <class K> K *f5(K k) { return &k; }
template <class K> K &f6(K k) { return k; }
template <class K> auto f7(K k) { int value; return &value; }
template <class K> struct S { int *g(K k) { int v; return &v; } int *h() { int v[3]; return v; } int &i() { int v; return v; } auto j() { int v; return &v; } template <class U> int *k(U) { int v; return &v; } };
template <class K> int *f8(K k) { int value; return &value; }
template <class K> K *f9(K k) { return &k; }
template <class K> auto f10(K k) -> int * { int value; return &value; }
template <class K> auto *f11(K k) { int value; return &value; }
template <class K> decltype(auto) f12(K k) { int value; return &value; }
auto l1 = [](auto k) { int v; return &v; };
auto l2 = [](auto k) -> int * { int v; return &v; };
auto l3 = [](auto k) -> int & { int v; return v; };
void h() { f1(1); f2(1); f3(1); f4(1); f5(1); f6(1); f7(1); f10(1); f11(1); f12(1); S<int> s; s.g(1); s.h(); s.i(); s.j(); s.k(1); l1(1); l2(1); l3(1); }
template <class T> struct It { T &operator*(); void operator++(); bool operator!=(It); };
template <typename> struct B; template <typename T> struct B<T *> { typedef T &reference; };
template <typename I> struct D { typename B<I>::reference operator*(); void operator++(); };
template <class I> bool operator!=(D<I>, D<I>);
struct J { int name; int value; };
struct M { D<J *> begin(); D<J *> end(); It<J> b2(); };
struct Found {
  M members;
  template <typename Key> const int *find(Key) { for (const auto &[name, value] : members) return &value; return nullptr; }
  template <typename Key> const int *find2(Key k) { for (auto &[name, value] : k) return &value; return nullptr; }
  template <typename Key> const int &find3(Key k) { for (auto &[name, value] : members) return value; throw 1; }
  const int *find4() { for (auto &[name, value] : members) return &value; return nullptr; }
  template <class K> int *find5(K k) { for (auto &&[name, value] : members) return &value; return nullptr; }
  template <class K> int *find6(K k) { for (auto [name, value] : members) return &value; return nullptr; }
  template <class K> int *find7(K k) { auto [name, value] = *members.begin(); return &value; }
  template <class K> int *find8(K k) { auto &[name, value] = *members.begin(); return &value; }
  template <class K> int *find9(K k) { auto &[name, value] = *k.begin(); return &value; }
};
void i() { Found a; a.find(""); a.find2(a.members); a.find3(1); a.find5(1); a.find6(1); a.find7(1); a.find8(1); a.find9(a.members); }
