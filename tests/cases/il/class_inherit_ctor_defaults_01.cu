// c++17
struct Shape { virtual ~Shape() = default; int id() const { return id_; }
 protected: explicit Shape(int id = -1) : id_(id) {} 
 private: int id_; };
struct S2 { explicit S2(int id = -1); };
struct S3 {  protected: explicit S3(int id); };
template <class D, class B = Shape> struct Cl : B { using B::B; };
struct Box : Cl<Box> { int w; Box(int a) : Cl(1), w(a) {} };
struct Box2 : Cl<Box2, S2> { int w; Box2(int a) : Cl(1), w(a) {} };
struct Box3 : Cl<Box3, S3> { int w; Box3(int a) : Cl(1), w(a) {} };
Box2 *b2(); 
struct Q : S2 { using S2::S2; int n = 3; };
struct Q2 : S2 { using S2::S2; Q2(char *); };
struct Q3 : S2 { using S2::S2; Q3(); };
struct S4 { S4(int a = 1, double = 2.0); S4(const S4&); };
struct Q4 : S4 { using S4::S4; };
void f(const Q4 &o) { Q a; Q b(1); Q c{}; Q d = Q(); Q2 e(1); Q2 h("a" ? nullptr : nullptr); Q3 i; Q3 j(1); Q4 k; Q4 l(2); Q4 m(1, 2); Q4 n(o); Q4 p = 3; new Q; Q2 q; }
