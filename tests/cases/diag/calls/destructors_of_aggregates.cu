// expect: 20007 error 33
// expect: 20007 error 34
// expect: 20007 error 35
// expect: 20007 error 36
// expect: 20007 error 37
// expect: 20007 error 38
// expect: 20007 error 39
// expect: 20007 error 40
// expect: 20007 error 41
// expect: 20007 error 42
// expect: 20007 error 43
// expect: 20007 error 44
// expect: 20007 error 45
// expect: 20007 error 46
// expect: 20007 error 47
// expect: 20007 error 48
// expect: 20007 error 49
// expect: 20007 error 50
// expect: 20007 error 51
// expect: 20007 error 52
// expect: 20007 error 53
// expect: 20007 error 54
// expect: 20007 error 55
// expect: 20007 error 56
// expect: 20007 error 57
// expect: 20007 error 62
// expect: 20007 error 62
// expect: 20007 error 62
// expect: 20007 error 62
// expect: 20007 error 62
// Objects of classes without constructors: destructors of variables count, those of `T()` where no constructor is called do not.
struct D { __device__ ~D(); }; struct E { int x; __device__ ~E(); }; struct F { int x = 1; __device__ ~F(); }; struct G { G(); __device__ ~G(); }; struct H { H() = default; __device__ ~H(); int x; };
void t5() { E x{}; 
  E y = {}; 
  F z{}; 
  F z1 = {}; 
  G g{}; 
  H h{}; 
  D d{};
  E x2{1}; 
  E x1 = {1}; 
  E y1 = E{1};
  E z3[2] = {E(), E()};
  E z2[2] = {};
  E z4[] = {{1}, {2}};
  F f1[2];
  D d1[2][3];
  const E e5{};
  static E e6{3};
  E e8(E{1});
  F f8(F{1});
  F f9 = F{1};
  E e9 = (E)E{1};
  auto a = E{2};
  auto b = E();
  for (E i{1};;) break;
  if (E j{1}; j.x) {}
  F *n = new F{}; new E(); new E{1};
  struct L { E e; F f; } l{}; L l2 = {{1}, {}}; L l3;
}
E e10{}; 
void dd(int n) { E e{n}; E ee = {n}; E e1[2] = {n, n}; struct L { E e; } l{{n}}; L{{n}}; E{n}; (void)E{n}; E &&r = E{n}; const E &q = E{1}; H(); const H &hh = H(); }
