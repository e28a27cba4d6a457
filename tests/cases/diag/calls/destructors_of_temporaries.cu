// expect: 20007 error 37
// expect: 20007 error 38
// expect: 20007 error 39
// expect: 20007 error 46
// expect: 20007 error 47
// expect: 20007 error 48
// expect: 20007 error 48
// expect: 20007 error 49
// expect: 20007 error 49
// expect: 20007 error 50
// expect: 20007 error 50
// expect: 20007 error 53
// expect: 20007 error 54
// expect: 20007 error 55
// expect: 20007 error 57
// expect: 20007 error 57
// expect: 20007 error 59
// expect: 20007 error 60
// expect: 20007 error 64
// expect: 20007 error 65
// expect: 20007 error 65
// expect: 20007 error 66
// expect: 20007 error 66
// expect: 20007 error 67
// expect: 20007 error 67
// expect: 20007 error 70
// expect: 20007 error 70
// expect: 20007 error 73
// expect: 20007 error 74
// expect: 20007 error 75
// expect: 20007 error 76
// expect: 20007 error 78
// Temporaries by way of implicit, defaulted and own constructors.
struct D { __device__ ~D(); }; struct E { int x; __device__ ~E(); }; struct F { int x = 1; __device__ ~F(); }; struct G { G(); __device__ ~G(); }; struct H { H() = default; __device__ ~H(); int x; };
void f1() { D(); 
 E();
 F();
 G();
 H();
 D{}; 
 E{}; 
 F{}; 
 G{}; 
 H{}; 
 (void)D();
 D x = D();
 E x1 = E();
 F x2 = F();
 G x3 = G();
 H x4 = H();
 const D &x5 = D();
 const E &x6 = E();
 const F &x7 = F();
 const G &x8 = G();
 const H &x9 = H();
}
E e1() { return E(); } F e2() { return F(); } D e3() { return D(); } G e4() { return G(); }
void t1() { throw E(); }
void t2() { throw F(); }
void t3() { throw G(); }
void t4() { new E(); 
new F(); 
new G(); }
void t5() { E x{}; 
E y = {}; F z{}; 
F z1 = {}; G g{}; 
H h{}; D d{};
}
void take(E, F, G); 
void t6() { take(E(), F(), G()); 
 take({}, {}, {});
 E{1}; 
 E x{1}; 
 E y = E{1};
 E z[2] = {E(), E()};
 E z2[2] = {};
 E().x; 
 int i = E().x + F().x;

}
