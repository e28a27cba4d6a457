// expect: none
// flags: --c++17
// A lambda in a pack expansion captures the element by its name.
template <class T> void print(const T &) {}
template <class... T> int all(T &&...t) { return (0 + ... + t()); }
template <class... T> int each(const T &...t) {
  return all([&]() -> int { print(t); return 0; }...) + all([&t]() -> int { print(t); return 0; }...) + all([t]() { print(t); return 1; }...) + all([=] { print(t); return 2; }...) + all([u = t] { print(u); return 3; }...) + all([&u = t] { print(u); return 4; }...);
}
template <class... T> void unused(T... t) { (void)all([t] { return int(sizeof(t)); }...); }
struct S { template <class... T> int m(T... t) { return all([this, t] { return v + int(t); }...); } int v; };
int main() { return each(1, true, 'a') + S().m(1, 2L); }
