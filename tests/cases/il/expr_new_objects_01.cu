// c++17
struct B { virtual ~B() = default; virtual int f() const = 0; }; struct Ci final : B { double r; explicit Ci(double 
x) : r{x} {} int f() const override { return 1; } }; struct Sq : B { double a; Sq(double x) : a(x) {} int f() const 
override { return 2; } }; struct V { virtual void k(); virtual ~V(); }; struct W : V { W(int); int x; }; struct X : V 
{ int y; };
struct Str { Str(); Str(const Str &); Str(Str &&) noexcept; Str &operator=(Str &&) noexcept; Str &operator=(const Str 
&); ~Str(); }; struct Person { Str name; int age; }; template <class T> T &&mv(T &t) { return static_cast<T &&>(t); }
template <class T> struct Up { T *p; Up(T *q = nullptr) : p(q) {} ~Up() { delete p; } void reset(T *q) { p = q; } T 
*operator->() const { return p; } T &operator*() const { return *p; } explicit operator bool() const { return p; } 
Up(Up &&); Up &operator=(Up &&); }; struct Own { Up<Sq> s; int k; }; void takeb(B *b); struct K { K(B *); };
template <class T> struct Cn { static inline int count = 0; Cn() { ++count; } ~Cn() { --count; } }; struct Wi : 
Cn<Wi> { int x = 0; };
template <class T> void tsort(T *a, T *b) { T t = mv(*a); *a = mv(*b); *b = mv(t); }
void use(Person p, Up<B> ow) {
  ow.reset(new Sq{2}); ow.reset(new Ci(3)); takeb(new Sq(1)); takeb(new Sq{1}); Up<B> o2(new Ci(1)); Up<B> o3{new 
Sq(4)}; B *b = new Sq{3}; b = new Ci(4.0); K k(new Sq(2)); K k2 = new Sq(3); Wi w1; { Wi w2; } Wi *wp = new Wi; wp = 
new Wi(); wp = new Wi{}; delete wp; Person q = p, r = mv(p); q = r; q = mv(r); tsort(&p, &q); Own ow1{new Sq(1), 2}, 
ow2 = mv(ow1); W w(1); X x; X *xp = new X; delete xp; Person ps[2], *pp = new Person, *pq = new Person{p}, *pr = new 
Person{Str(), 3}; new Str[3]; takeb(nullptr); Up<int> ui(new int(3)), uj(new int[3]); return (void)(new Sq(3), 
takeb(new Ci(2)));
}
