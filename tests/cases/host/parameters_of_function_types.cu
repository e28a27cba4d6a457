// parameters that are functions, pointers to them and to members, without names
struct S { void m(); int d; template <class T> struct in { int e; }; int f(int (S::*)(int), void (S::*)() const); }; typedef S R; namespace n { struct T { int z; }; }
void c1(void (S::*)()); int c2(int (S::*)), c3(int (S::*), R (*)(int)), c4(int (S::in<int>::*)), c5(int (n::T::*[2])(int)), c6(R (S::*)()), c7(R (::n::T::*)), c8(unsigned (*S::*)), c9(unsigned (*S::*)(int (S::*)));
int d1(R (S::*const)()), d2(int (&)(int), int (&&)[2]), d3(R (&)(R (&)(int))), d4(R ()), d5(R (R)), d6(R (int)), d7(R (*(*)(int))(char)), d8(int (*)(int) noexcept), d9(R (...)), e1(R (R, ...)), e2(int (int, R *)), e3(R (*const *)[2]);
template <class T> int t1(T (S::*)()); template <class T> int t2(T (T::*)); template <class T> int t3(T (*)(T)); template <class T> int t4(T (&)[3]); template <class T> int t5(T ()); template <class T> int t6(T (T)); template <class T> int t7(typename T::q (T::*)());
template <class T> struct U { int f(T (T::*)()); U(T (*)()); U(int (S::*)()); static int g(T (&)(T)); int h(T (U::*)(), T (*)[2] = nullptr); }; 
typedef int (*A)(R (S::*)()); typedef R B(R (S::*)(), A); using C = R (R (S::*)(int)); A v1; 
int use() { c1(&S::m); return c2(&S::d) + d5(nullptr) + c3(&S::d, nullptr) + d6(nullptr); }
