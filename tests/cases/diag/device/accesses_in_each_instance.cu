// expect: 135 error 82
// expect: 265 error 83
// expect: 135 error 87
// expect: 265 error 88
// expect: 135 error 91
// expect: 265 error 91
// expect: 330 error 58
// expect: 330 error 59
// expect: 135 error 60
// expect: 413 error 61
// expect: 265 error 62
// expect: 135 error 69
// expect: 413 error 70
// expect: 265 error 71
// expect: 135 error 75
// expect: 265 error 76
// expect: 330 error 58
// expect: 265 error 62
// expect: 265 error 71
// expect: 265 error 76
// expect-device: 135 error 82
// expect-device: 265 error 83
// expect-device: 135 error 87
// expect-device: 265 error 88
// expect-device: 135 error 91
// expect-device: 265 error 91
// expect-device: 330 error 58
// expect-device: 330 error 59
// expect-device: 135 error 60
// expect-device: 413 error 61
// expect-device: 265 error 62
// expect-device: 135 error 69
// expect-device: 413 error 70
// expect-device: 265 error 71
// expect-device: 135 error 75
// expect-device: 265 error 76
// expect-device: 330 error 58
// expect-device: 265 error 62
// expect-device: 265 error 71
// expect-device: 265 error 76
// expect-device: 330 error 105
// expect-device: 265 error 105
// expect-device: 265 error 105
// expect-device: 330 error 105
// expect-device: 265 error 105
// expect-device: 265 error 105
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
