// c++17
// Members that a dependent base class may have, by this.
template <class D> struct facade { D *self(); int base() const; template <class U> U get(); };
template <class I> struct rep : facade<rep<I>> {
  I begin; int n;
  using super = facade<rep<I>>;
  I f() { return begin + this->base(); }
  I g() { return *this->self(); }
  int h() { return this->n + (*this).base() + rep::base(); }
  int k() { return (*this).m + this->m; }
  int l() { return super::base() + this->super::base() + facade<rep<I>>::base() + this->facade<rep<I>>::base(); }
  int m2(rep &r, const rep *p) { return r.base() + p->base() + r.n; }
};
template <class I> struct own { int n; int base(); int base(int); template <class T> int t(T); int f() { return this->base() + this->n + this->t(n); } };
template <class I> struct rep2 : facade<rep2<I>> {
  I a() { return -this->base(); }
  I b() { return *this->base(); }
  I c() { return !this->base(); }
  I d() { return (this->base()); }
  I e() { return *(this->base() + 1); }
  I g() { return *this->xx; }
  I i() { return ++this->xx; }
  I j() { return *(1 + this->xx); }
};
