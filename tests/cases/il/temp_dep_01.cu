// c++17
template <class T> struct D { T t; int n; D *next; static int s; typename T::type ty; int f() const;
  template <class U> int g(U) const; template <class U> static int h(); typedef T self; };
template <class T> int dep(T t, D<T> d, const T &r, T *p, T &&x, T (&a)[2]) {
  typename T::type v = t.m; T c = r, e(t), f{}; typename D<T>::self g = t;
  t.m = 3; p->m++; d.n = t.f(1); d.t.m += v; a[1] = r; *p = t; t.template tm<int>(2); p->template tm<T>(t);
    d.template g<char>(1); D<T>::template h<T>();
  T::s = 4; T::sf(T::s); typedef typename T::template In<int>::q Q; Q q = 1; unk(t); unk(v, d.n);
    sizeof(t.m) + sizeof(T) + alignof(T); t + r; -t; !t; t[1]; t(1, v); t->m; *t; &t; t ? v : q; t, v; (T)v;
    (T(v)); static_cast<T>(v); (int(v)); dynamic_cast<T &>(t); const_cast<T &>(r); reinterpret_cast<T *>(p);
    new T(v); delete p; throw t; noexcept(t.f());
  if (t) return v; for (auto &y : t) y = v; while (v) --v; switch (v) { case T::k: return 1; default: break; }
    t.~T(); p->~T(); c = e; f = g; return t.m + T::s;
}
