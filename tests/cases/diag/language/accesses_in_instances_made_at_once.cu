// expect: 135 error 56
// expect: 265 error 57
// expect: 135 error 61
// expect: 265 error 62
// expect: 135 error 65
// expect: 265 error 65
// expect: 330 error 32
// expect: 330 error 33
// expect: 135 error 34
// expect: 413 error 35
// expect: 265 error 36
// expect: 135 error 43
// expect: 413 error 44
// expect: 265 error 45
// expect: 135 error 49
// expect: 265 error 50
// expect: 330 error 32
// expect: 265 error 36
// expect: 265 error 45
// expect: 265 error 50
class Plain
{
    int hidden;
    operator int() const;
    Plain(int);

public:
    static Plain &get();
};
template <class T> int uses(T &t)
{
    Plain local(1);
    T object(1);
    t.nothing();
    int *p = T::get();
    return t.hidden;
}
template int uses(Plain &);
template <class T> struct Klass
{
  int f(T &t)
  {
    t.nothing();
    int *p = T::get();
    return t.hidden;
  }
  auto g(T &t)
  {
    t.nothing();
    return t.hidden;
  }
};
template struct Klass<Plain>;
template <class T> constexpr int h(T &t)
{
    t.nothing();
    return t.hidden;
}
template <class T> auto i(T &t)
{
    t.nothing();
    return t.hidden;
}
void k(Plain &p) { h(p); i(p); 
auto l = [](auto &t) { t.nothing(); return t.hidden; };
l(p);
}
class Second
{
    int hidden;
public:
    void nothing();
    static int *get();
    Second(int);
};
template int uses(Second &);
template struct Klass<Second>;
template <class T> void never(T &t) { Plain local(1); Second s(1); s.hidden = 1; t.hidden = 2; }
template <class T> void often(T &t) { Plain local(1); Second s(1); s.hidden = 1; t.hidden = 2; }
void y(Plain &p, Second &s) { often(p); often(s); }
