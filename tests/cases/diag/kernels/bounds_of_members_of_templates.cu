// expect: 20078 error 69
// expect: 20077 error 69
// expect: 20078 error 69
// expect: 20077 error 69
// expect: 20078 error 69
// expect: 20077 error 69
// expect: 20078 error 69
// expect: 20077 error 69
// expect: 20078 error 70
// expect: 20077 error 70
// expect: 20078 error 70
// expect: 20077 error 70
// expect: 20078 error 70
// expect: 20077 error 70
// expect: 20078 error 70
// expect: 20077 error 70
// expect: 20228 error 71
// expect: 20077 error 71
// expect: 20260 error 71
// expect: 20258 error 71
// expect: 20078 error 72
// expect: 20078 error 72
// expect: 20078 error 72
// expect: 20077 error 72
// expect: 20078 error 72
// expect: 20077 error 72
// expect: 20078 error 72
// expect: 20077 error 72
// expect: 20078 error 72
// expect: 20077 error 72
// expect: 20078 error 72
// expect: 20077 error 72
// expect: 20078 error 73
// expect: 20077 error 73
// expect: 20078 error 73
// expect: 20077 error 73
// expect: 20258 error 73
// expect: 20078 error 73
// expect: 20077 error 73
// expect: 20077 error 74
// expect: 20077 error 75
// expect: 20078 error 76
// expect: 20077 error 76
// expect: 20258 error 77
// expect: 20077 error 78
// expect: 20078 error 79
// expect: 20077 error 79
// expect: 20078 error 79
// expect: 20077 error 79
// expect: 20078 error 79
// expect: 20078 error 82
// expect: 20077 error 83
// expect: 20078 error 84
// expect: 20077 error 84
// expect: 20078 error 85
// expect: 20078 error 85
// expect: 20077 error 86
// expect: 20078 error 87
// expect: 20077 error 87
// expect: 20078 error 87
// expect: 20077 error 87
// expect: 20078 error 89
// expect: 20077 error 89
// expect: 20078 error 90
// expect: 20077 error 90
// expect: 20078 error 91
// expect: 20077 error 91
#define LB __launch_bounds__
template<class T> struct A { LB(1) void fa(); LB(-1) void ga(); static LB(10) void ja(); __device__ LB(10) void ka(); };
template<int N> struct B { LB(N) void fb(); static LB(-N) void gb(); __device__ LB(N) void hb(); LB(1025) void ib();};
template<class T> struct C { __cluster_dims__(0) void fc(); __cluster_dims__(1,2,3) void gc(); __maxnreg__(0) void hc(); __maxnreg__(3) void ic(); };
template<class T> struct D { template<class U> LB(-1) void fd(U); template<class U> LB(sizeof(U)) void gd(U); struct I { LB(2) void fi(); }; LB(5) D(); LB(5) ~D(); LB(5) operator int(); LB(5) virtual void vd(); };
template<class T> struct H { LB(3) void fh(); LB(3) static void sh(); void late(); __maxnreg__(3) void mh(); __device__ LB(4) int dh(); };
template<class T> void H<T>::fh() {}
template<class T> void H<T>::sh() {}
template<class T> LB(3) void H<T>::late() {}
template<class T> void H<T>::mh() {}
template<class T> __device__ int H<T>::dh() { return 1; }
struct K { LB(3) void fk(); LB(3) static void sk(); void latek(); template<class U> LB(3) void uk(U); template<class U> void vk(U);};
void K::fk() {}
void K::sk() {}
LB(3) void K::latek() {}
template<class U> void K::uk(U) {}
template<class U> LB(3) void K::vk(U) {}
template<class T> struct M { template<class U> LB(3) void um(U); template<class U> LB(2) void vm(U) {} };
template<class T> template<class U> void M<T>::um(U) {}
template<> struct A<int> { LB(3) void fa2(); LB(3) static void ga2(); };
void A<int>::fa2() {}
template<class T> struct A<T*> { LB(3) void fa3(); };
template<> LB(3) void A<char>::fa() {}
template<> LB(7) void H<char>::late() {}
template struct H<short>;
H<float> hf;
void use(H<double> h) { h.late(); h.fh(); H<double>::sh(); }
