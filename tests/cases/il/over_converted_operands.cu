// c++17
// Class operands of built-in operators become numbers by their conversion functions alone, and then by the usual rules.
struct Ref { operator bool() const; };
struct B { bool operator[](int) const; Ref operator[](int); unsigned long count() const; };
double f(double d, B b, bool x, const B &c, char ch, bool &r) {
  return d + b.count() + b[2] + x + c[1] + ch + r + true + bool(ch) + !x;
}
long g(long d, B b, bool x, const B &c, char ch) { return d + b[2] + x + c[1] + ch; }
struct Ch { operator char() const; }; struct Fl { operator float(); }; struct Sh { operator const short &() const; }; enum En { en }; struct Ee { operator En(); }; struct Bf { int x : 3; operator long() const { return x; } };
void h(Ch c, Fl f, Sh s, Ee e, Bf b, bool x, Ref r) {
  auto a1 = c + 1; auto a2 = c + c; auto a3 = c * 2.0; auto a4 = f + 1; auto a5 = f + 1.0; auto a6 = s + 1L; auto a7 = s << 2; auto a8 = e + 1; auto a9 = e + 1.5;
  auto b1 = b + c; auto b2 = -c; auto b3 = ~s; auto b4 = !c; auto b5 = x ? c : 2; auto b6 = c ? 1 : 2; auto b7 = c && f; auto b8 = r + r; auto b9 = r == true; auto c1 = r < 2.5;
  int i = 3; i += c; i += f; i <<= s; auto c2 = i % s; auto c3 = c == 'a'; auto c4 = e == en; auto c5 = f > 2; int arr[4]; auto c6 = arr[c]; auto c7 = arr + c; auto c8 = c | b; if (c - 1) i = 2; auto c9 = x ? r : false; auto d1 = x ? f : 1.0; auto d2 = -r; auto d3 = +r;
}
