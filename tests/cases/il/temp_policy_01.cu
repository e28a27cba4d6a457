// c++17
template <class T> struct New { static T *make(int n) { return new T[n]; } static void kill(T *p) {
  delete[] p; } }; template <class T> struct Chk { static bool ok(int i, int n) { return i >= 0 && i < n; } };
  struct NoChk { static constexpr bool ok(int, int) { return true; } };
  template <class T, template <class> class Al = New, class Ch = Chk<T>> class St : private Al<T>, public Ch {
  T *p; int n, cap; public: using value = T; explicit St(int c = 4) : p(Al<T>::make(c)), n(0), cap(c) {}
  ~St() { this->kill(p); } void push(T t) { if (n == cap) { T *q = Al<T>::make(cap *= 2);
  for (int i = 0; i < n; ++i) q[i] = p[i]; Al<T>::kill(p); p = q; } p[n++] = t; } T &at(int i) {
  if (!Ch::ok(i, n)) throw i; return p[i]; } T pop() { return p[--n]; } bool empty() const { return !n; }
  int size() const { return n; } }; template <class T> using Fast = St<T, New, NoChk>; template class St<int>;
  template class St<const char *, New, NoChk>; template <class S> typename S::value drain(S &s) {
  typename S::value r{}; while (!s.empty()) r = s.pop(); return r; } template int drain(St<int> &);
int use(St<int> &s, Fast<double> &f) { s.push(1); s.push(2); f.push(2.5); f.at(0)++; s.at(1) = 3;
  return s.pop() + drain(s) + drain(f) + s.size() + St<int>::ok(1, 2) + f.ok(3, 1); }
