// c++14
enum E { a, b = a + 2, c };
struct S { enum { a = 7 }; enum class F : unsigned char { a = 1, z }; int arr[a]; };
int use() {
  S s;
  int sz = sizeof(s.arr) / sizeof(s.arr[0]);
  return a + b + c + S::a + (int)S::F::z + sz;
}
