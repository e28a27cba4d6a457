// expect: 410 error 10
// expect: 410 error 10
// expect: 410 error 10
// expect: 410 error 10
// expect: 410 error 10
// expect: 410 error 10
class Foo { protected: int Get() const; int m; int get(); virtual void v() const; };
class Bar : public Foo { public:
  int S2(Bar *b, Bar &r, const Bar *c) { return b->Get() + r.Get() + c->Get() + b->m + r.m + c->m + b->get(); }
  int S3(Foo *b, Foo &r, const Foo *c) { return b->Get() + r.Get() + c->Get() + b->m + r.m + c->m; }
  void v() const override { Foo::v(); this->Foo::v(); auto l = [this] { return Get() + m; }; auto k = [=] { return Get(); }; }
  void w() { Foo::v(); this->Foo::v(); auto l = [this] { return Get() + m + this->Get(); }; auto k = [&] { return Get(); }; }
};
template <class T> struct B2 : public Foo { int q() { return Get() + this->Get() + Foo::Get(); } };
template struct B2<int>;
template <class T> class F2 { protected: int Get() const; };
template <class T> struct B3 : F2<T> { int q() { return this->Get() + F2<T>::Get(); } };
template struct B3<int>;
