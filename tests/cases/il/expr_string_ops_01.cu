// c++14
const char *names[] = {"a", "bb"}; const char *pick(int i) { return i ? "one" : "two"; }
  bool eq(const char *a, const char (&b)[4]); struct Str { Str(const char *);
  Str(const char *, unsigned long); const char *c; Str operator+(const char *) const;
  char operator[](int) const; bool operator==(const char *) const; operator const char *() const; };
  Str operator+(const char *, const Str &); template <unsigned long N> int len(const char (&)[N]) { return N;
  } template <class T> int ty(T) { return sizeof(T); } template <class T> int tr(const T &) {
  return sizeof(T); }
int use(Str s, const char *p) { Str a = "x", b("y", 1), c = Str("z") + "w"; char buf[] = "abc" "def";
  const char *q = p ? p : ""; q = "abc" + 1; return names[1][0] + *pick(1) + eq("q", "xyz") +
  ("u" + s + "v")[0] + (s == "k") + len("four") + len(buf) + ty("abc") + tr("abc") + *q + buf[3] +
  a[0] + *b + *c.c + "hello"[2] + sizeof("x\0y") + !"t" + ("p" == p); }
