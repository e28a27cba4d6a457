// expect: 306 error 11
// expect: 306 error 13
// expect: 306 error 15
// expect: 306 error 18
// expect: 308 error 21
// expect: 306 error 22
// expect: 306 error 24
// expect: 306 error 25
// Default arguments in front of parameters without one, of overloads and operators, too.
struct Vec { int x; 
 bool operator()(int = 3, int);
 int operator[](int) const;
 Vec(int a = 1, int b);
 Vec(int a, int b, int c = 1);
 void f(int a = 1, int b); void f(int);
};
float dot(const Vec &a, const Vec &b);
float dot(Vec a, Vec b, float scale = 1, bool norm);
void late(int a, int b = 2);
void late(int a = 1, int b);
void g() { dot(1, 2); }
int dot2(int a = 1, int b = 2, int c);
int dot2(int a, int b, int c);
int other(int a = 1, int b);
template <class T> T tf(T a = 1, T b);
template <class... T> void pk(int a = 1, T... b);
struct Out { void m(int a, int b = 1); int operator()(int a, int b = 1); };
void Out::m(int a = 1, int b) {}
auto l = [](int a = 1, int b) { return a; };
