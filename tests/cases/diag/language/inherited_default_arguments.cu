// expect: 415 error 10
// expect: 289 error 11
// expect: 289 error 12
struct S2 { explicit S2(int id = -1); }; struct S3 { protected: explicit S3(int id); };
template <class D, class B = S2> struct Mixin : B { using B::B; };
struct Box : Mixin<Box> { int w; Box(int a) : Mixin(1), w(a) {} Box() {} }; struct Box3 : Mixin<Box3, S3> { Box3(int a) : Mixin(a) {} };
struct Q : S2 { using S2::S2; int n = 3; }; struct Q2 : S2 { using S2::S2; Q2(char *); }; struct Q3 : S2 { using S2::S2; Q3(); };
void accepted() { Q a; Q b(1); Q c{}; Q d = Q(); Q2 e(1); Q3 i; Q3 j(1); new Q; Q2 q; Box f, g(1); }
void rejected() {
  Q a = 1;
  Q b(1, 2);
  Q3 c("a");
}
