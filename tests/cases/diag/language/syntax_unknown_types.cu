// expect: 84 error 12
// expect: 84 error 13
// expect: 20 error 14
// expect: 20 error 17
// expect: 40 error 19
// expect: 65 error 19
// expect: 439 error 20
// expect: 20 error 21
// What is declared with a type that nothing can be made of is of no known type.
namespace lib { template <class T> struct vector { vector(int); int size(); }; struct text { int n; }; }
int two_types(int n) {
  lib::vector float plain;
  lib::text int both;
  return plain.size() + both.n + both + undeclared_1;
}
void unfinished(int n) {
  n = undeclared_2;
  lib::
}
lib::vector<lib::vector<float> grid;
int after = undeclared_3;
