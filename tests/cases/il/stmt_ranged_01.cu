// c++17
struct It { int *p; int &operator*() const; It &operator++(); bool operator!=(It) const; };
struct R { It begin() const; It end() const; }; struct Q { int *b, *e; int *begin() { return b; } int *end() {
  return e; } };
namespace N { struct X { int v[3]; }; int *begin(X &); int *end(X &); }
R mkr();
int ranges(R r, const R &cr, Q q, N::X x, int (&a)[4], const char *const (&s)[2]) {
  int sum = 0;
  for (int i : a) sum += i;
  for (auto &i : a) i = 2;
  for (const int &i : r) sum += i;
  for (auto i : cr) { if (i) continue; break; }
  for (auto &&i : mkr()) sum += i;
  for (long i : q) sum += i;
  for (auto i : x) sum += i;
  for (auto p : s) sum += *p;
  for (char c : "abc") sum += c;
  return sum;
}
