// c++17
typedef unsigned long size_t;
template <class T> class List {
  struct Node { T value; Node *next, *prev; Node(const T &v, Node *n = nullptr, Node *p = nullptr) : value(v), next(n), prev(p) {} };
  Node *head = nullptr, *tail = nullptr; size_t count = 0;
public:
  enum class Order { asc, desc };
  enum { small = 8, large = small * 4 };
  template <class V, class N> class Iter {
    N *n; friend class List;
  public:
    using value_type = V; using reference = V &; using pointer = V *; using difference_type = long;
    explicit Iter(N *x = nullptr) : n(x) {}
    reference operator*() const { return n->value; }
    pointer operator->() const { return &n->value; }
    Iter &operator++() { n = n->next; return *this; }
    Iter operator++(int) { Iter old(*this); ++*this; return old; }
    Iter &operator--() { n = n->prev; return *this; }
    friend bool operator==(Iter a, Iter b) { return a.n == b.n; }
    friend bool operator!=(Iter a, Iter b) { return !(a == b); }
    operator Iter<const V, const N>() const { return Iter<const V, const N>(n); }
  };
  using iterator = Iter<T, Node>; using const_iterator = Iter<const T, const Node>;
  List() {}
  List(const List &o) { for (const auto &x : o) push_back(x); }
  List(List &&o) : head(o.head), tail(o.tail), count(o.count) { o.head = o.tail = nullptr; o.count = 0; }
  ~List() { while (head) { Node *n = head; head = head->next; delete n; } }
  List &operator=(const List &o) { if (&o != this) { List c(o); swap(c); } return *this; }
  void swap(List &o) { Node *h = head; head = o.head; o.head = h; h = tail; tail = o.tail; o.tail = h; size_t c = count; count = o.count; o.count = c; }
  void push_back(const T &v) { Node *n = new Node(v, nullptr, tail); if (tail) tail->next = n; else head = n; tail = n; ++count; }
  void push_front(const T &v) { head = new Node{v, head}; if (head->next) head->next->prev = head; if (!tail) tail = head; count++; }
  iterator insert(iterator at, const T &v) { if (at == end()) { push_back(v); return iterator(tail); } Node *n = new Node(v, at.n, at.n->prev); (at.n->prev ? at.n->prev->next : head) = n; at.n->prev = n; ++count; return iterator{n}; }
  iterator erase(iterator at) { Node *n = at.n, *after = n->next; if (n->prev) n->prev->next = after; else head = after; if (after) after->prev = n->prev; else tail = n->prev; delete n; --count; return iterator(after); }
  template <class F> size_t remove_if(F f) { size_t r = 0; for (iterator i = begin(); i != end();) if (f(*i)) { i = erase(i); ++r; } else ++i; return r; }
  void sort(Order o = Order::asc) { for (Node *a = head; a; a = a->next) for (Node *b = a->next; b; b = b->next) if (o == Order::asc ? b->value < a->value : a->value < b->value) { T t = a->value; a->value = b->value; b->value = t; } }
  bool fits() const { return count <= small || count < large; }
  iterator begin() { return iterator(head); }
  iterator end() { return iterator(); }
  const_iterator begin() const { return const_iterator(head); }
  const_iterator end() const { return const_iterator{}; }
  T &front() { return head->value; }
  const T &back() const { return tail->value; }
  size_t size() const { return count; }
};
template <class It, class T> T accumulate(It b, It e, T init) { for (; b != e; ++b) init = init + *b; return init; }
template <class It, class F> It find_if(It b, It e, F f) { while (b != e && !f(*b)) ++b; return b; }
int use(int n) {
  List<int> l; l.push_back(n); l.push_front(2); l.insert(l.begin(), 5); List<int> m = l, k; k = m; m.sort(List<int>::Order::desc); l.remove_if([=](int x) { return x == n; });
  int s = 0; for (int &x : l) s += x; List<double> d; d.push_back(1.5); auto i = find_if(d.begin(), d.end(), [](double v) { return v > 1; });
  return s + accumulate(k.begin(), k.end(), 0) + int(*i) + l.front() + m.back() + l.fits() + List<int>::large;
}
