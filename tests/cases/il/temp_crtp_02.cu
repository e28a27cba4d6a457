// c++17
template <class D, class T = int> struct Comparable { friend bool operator!=(const D &a, const D &b) { return !(a == b); } friend bool operator>(const D &a, const D &b) { return b < a; } friend bool operator<=(const D &a, const D &b) { return !(b < a); } T tag() const { return static_cast<const D *>(this)->tag_impl(); } };
template <class D> class Counter { static int live; protected: Counter() { ++live; } Counter(const Counter &) { ++live; } ~Counter() { --live; } public: static int alive() { return live; } };
template <class D> int Counter<D>::live = 0;
template <class D, class... M> struct Mix : M... { D &self() { return static_cast<D &>(*this); } const D &self() const { return static_cast<const D &>(*this); } };
template <class T> struct Named { const char *name = "?"; void rename(const char *n) { name = n; static_cast<T *>(this)->changed(); } };
class Num : public Comparable<Num>, Counter<Num> { int v; public: explicit Num(int x) : v(x) {} friend bool operator==(const Num &a, const Num &b) { return a.v == b.v; } friend bool operator<(const Num &a, const Num &b) { return a.v < b.v; } int tag_impl() const { return v; } using Counter<Num>::alive; };
struct NoLock { void lock() {} void unlock() {} }; struct CountLock { int n = 0; void lock() { ++n; } void unlock() { --n; } };
template <class L> struct Hold { L &l; explicit Hold(L &x) : l(x) { l.lock(); } ~Hold() { l.unlock(); } Hold(const Hold &) = delete; };
template <class T, template <class> class Storage, class Lock = NoLock> class Queue : private Lock {
  Storage<T> s; int head = 0, tail = 0;
  static constexpr int cap = Storage<T>::capacity;
public:
  bool push(const T &t) { Hold<Lock> h(*this); int next = (tail + 1) % cap; if (next == head) return false; s.at(tail) = t; tail = next; return true; }
  bool pop(T &out) { Hold<Lock> h{*this}; if (head == tail) return false; out = s.at(head); head = (head + 1) % cap; return true; }
  int size() const { return (tail - head + cap) % cap; }
  template <class U> Queue &operator<<(const U &u) { push(static_cast<T>(u)); return *this; }
};
template <class T> struct Inline8 { static const int capacity = 8; T data[8]; T &at(int i) { return data[i]; } };
template <class T> struct Heap16 { enum { capacity = 16 }; T *data = new T[capacity]; ~Heap16() { delete[] data; } T &at(int i) { return data[i]; } };
struct tag_in {}; struct tag_fwd : tag_in {}; struct tag_rand : tag_fwd {};
template <class I> struct it_traits { using cat = typename I::cat; using val = typename I::val; }; template <class T> struct it_traits<T *> { using cat = tag_rand; using val = T; };
template <class I> void adv(I &i, int n, tag_in) { while (n-- > 0) ++i; } template <class I> void adv(I &i, int n, tag_rand) { i += n; }
template <class I> I next(I i, int n = 1) { adv(i, n, typename it_traits<I>::cat()); return i; }
template <class I, class S> int dist(I a, S b) { if constexpr (sizeof(typename it_traits<I>::cat) > 4) return b - a; int n = 0; for (; a != b; ++a) ++n; return n; }
template <class I, class F> typename it_traits<I>::val fold(I b, I e, F f) { typename it_traits<I>::val r{}; for (; b != e; ++b) r = f(r, *b); return r; }
template <class I, class P = bool (*)(int, int)> void sort(I b, I e, P less) { for (I i = b; i != e; ++i) for (I j = next(i); j != e; ++j) if (less(*j, *i)) { auto t = *i; *i = *j; *j = t; } }
struct Range { struct It { int v; using cat = tag_fwd; using val = int; int operator*() const { return v; } It &operator++() { ++v; return *this; } bool operator!=(It o) const { return v != o.v; } }; int a, b; It begin() const { return {a}; } It end() const { return It{b}; } };
template <class R, class F> struct Mapped { const R &r; F f; struct It { typename R::It i; const F *f; auto operator*() const { return (*f)(*i); } It &operator++() { ++i; return *this; } bool operator!=(const It &o) const { return i != o.i; } }; It begin() const { return It{r.begin(), &f}; } It end() const { return {r.end(), &f}; } };
template <class R, class F> Mapped<R, F> operator|(const R &r, F f) { return Mapped<R, F>{r, f}; }
struct Widget : Mix<Widget, Named<Widget>> { int n = 0; void changed() { ++n; } Widget &touch() { rename("w"); return self(); } };
int use(int n) {
  Num a(n), b(2); Queue<int, Inline8> q; Queue<double, Heap16, CountLock> d; q << 1 << 2.5 << 'c'; d.push(n); int o = 0; q.pop(o); int arr[] = {3, 1, 2}; sort(arr, arr + 3, [](int x, int y) { return x < y; });
  Range r{0, n}; int s = 0; for (int x : r | [](int v) { return v * v; }) s += x; Widget w; w.touch();
  return (a != b) + (a > b) + (a <= b) + a.tag() + Num::alive() + q.size() + d.size() + o + *next(arr) + dist(arr, arr + 3) + fold(r.begin(), r.end(), [](int x, int y) { return x + y; }) + s + w.n;
}
