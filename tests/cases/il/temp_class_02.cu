// c++17
template <class T> struct Node { T v; Node *next; struct It { Node *n; T &operator*() const { return n->v; }
  It &operator++() { n = n->next; return *this; } bool operator!=(const It &o) const { return n != o.n; } };
  It begin() { return It{this}; } It end() { return {nullptr}; } template <class U> struct Rebind {
  typedef Node<U> other; U u; }; static Node *make(T t) { return new Node{t, nullptr}; } };
  template <class T> struct Base { int b; T bt; int bf() const { return b; } using X = T; };
  template <class T> struct Der : Base<T> { using Base<T>::b; typename Base<T>::X x; int f() {
  return b + this->bf() + Base<T>::bf() + this->bt; } }; template <class T> struct Crtp { int call() {
  return static_cast<T *>(this)->impl(); } }; struct Impl : Crtp<Impl> { int impl() { return 4; } };
int use(Node<int> n, Der<short> d, Impl i) { int s = 0; for (int v : n) s += v; Node<int>::It it = n.begin();
  Node<int>::Rebind<char>::other *o = nullptr; Node<long>::Rebind<int> r{3};
  return s + *it + (o ? o->v : 0) + r.u + Node<int>::make(5)->v + d.f() + d.x + d.bt + i.call() +
  d.Base<short>::b; }
