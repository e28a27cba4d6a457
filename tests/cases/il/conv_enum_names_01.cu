// c++17
namespace N { enum Open { none = 0, in = 8 }; struct ios { typedef Open mode; using m2 = mode; enum class Sc { a }; 
typedef const Sc CS; }; } namespace M = N; typedef N::Open GO; using N::Open; template <class T> struct Tp { typedef 
N::Open o; using e = T; enum I { q = 2 }; };
template <GO g> struct Q { static const GO v = g; }; template <N::ios::mode m> int tf() { return m; } template <class 
T> T deft() { return T(2); }
void f(N::ios::mode m); void f2(N::ios::m2); void f3(GO); void f4(Tp<int>::o); void f5(Tp<N::Open>::e); void 
f6(Tp<char>::I); void f7(const N::ios::mode &); void f8(N::ios::CS);
void use() {
  f(N::in); f(GO(1)); f2(GO(3)); f3(N::Open(2)); f3(N::ios::m2(2)); f4(GO(7)); f5(GO(6)); f6(Tp<char>::I(1)); 
f7(GO(2)); f8(N::ios::Sc(0)); Q<N::Open(5)> q; q.v; tf<GO(4)>(); typedef N::Open L; f((L)5); L l = L(9); { using L2 = 
L; f3(L2(4)); } f3(Q<GO(1)>::v); struct Lc { typedef L T2; } c; f(Lc::T2(3)); Lc::T2 x = GO(1); Lc::T2 y = N::in; 
auto z = deft<GO>(); GO arr[] = {GO(2), N::in, {}}; GO n{}, n2 = {}; struct A { GO a; N::ios::mode b; } ag = {GO(3), 
GO(4)}, ag2{}; unsigned u = GO(2); int i = GO(2) + 1; bool b = GO(3); f(b ? GO(1) : GO(2)); constexpr GO cg = GO(12); 
f(cg); static GO sg = GO(3); N::Open e = cg; e = cg;
  switch (e) { case GO(4): case cg: break; } const auto &cr = cg; new GO(GO(3)); typedef char CH; CH ch = CH(65); 
typedef bool BO; BO bo = true; typedef wchar_t WC; WC w = 'a'; typedef unsigned char UC; UC uc = UC(3); f3({}); throw 
GO(2);
}
