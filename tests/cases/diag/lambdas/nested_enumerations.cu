// expect: 20147 error 15
// expect: 20147 error 15
// expect: 20147 error 15
// expect: 20147 error 15
// expect: 20154 error 15
// expect: 20146 error 19
// expect: 20146 error 19
// expect: 20146 error 20
// expect: 20146 error 20
// expect: 20146 error 21
// expect: 20146 error 21
// expect: 20146 error 21
// expect: 20153 error 22
// expect: 20153 error 22
class P { enum E { e }; struct Q { enum F { f }; enum class G { g }; }; public: struct R { enum H { h }; }; void m(E a, Q::F b, Q::G c, R::H d) { auto l = [a, b, c, d] __device__ () {}; auto k = [=] __host__ __device__ () { (void)b; }; auto s = [] __host__ __device__ (Q::F x) {}; } };
void f() {
  struct L { enum In { i1 }; enum class Ec { a }; struct N { enum D { d }; }; };
  L::In a = L::i1; L::Ec b = L::Ec::a; L::N::D c = L::N::d;
  auto l1 = [a] __device__ () {};
  auto l2 = [b] __host__ __device__ () { return 1; };
  auto l3 = [c] __device__ () {};
  auto l4 = [] __host__ __device__ (L::In x) { return 1; };
}
