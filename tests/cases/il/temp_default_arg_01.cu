// c++17
template <class T> struct Id { T t; };
template <class T = int, class U = T *, int N = sizeof(U), template <class> class X = Id> struct D { T t; U u;
  X<U> x; int a[N]; };
template <class T, class U = Id<T>, int N = 3> U f(T t, U u = U{}, int n = N) { u.t = t + n; return u; }
template <class T = double, class A> T g(A a) { return a; }
template <class T, class = void> struct E { static const int v = 1; };
template <class T> struct E<T *> { static const int v = 2; };
int use(int i) {
  D<> a = {i}; D<char> b = {'b', nullptr}; D<char, long, 2> c = {};
  return a.t + b.a[0] + c.x.t + f(i).t + f<long>(i).t + f(i, Id<int>{2}, 4).t + g(i) + g<int>(2.5) +
    E<int>::v + E<int *>::v + E<char *, void>::v;
}
