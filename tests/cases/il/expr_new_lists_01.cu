// c++17
struct Sq { double a; Sq(double x); Sq(); ~Sq(); }; struct Cx { int v; constexpr Cx(int a = 1) : v(a) {} }; struct Ag 
{ Sq s; int k; }; struct Nx { Nx(int) noexcept; Nx() noexcept; }; struct Il { Il(int, int = 3); Il(const Il &); }; 
struct On { static void *operator new(unsigned long); static void operator delete(void *); On(int); On(); };
void t(void *); template <class T> T *mk(int k) { return new T{k}; } template <class T> struct P { P(T *); ~P(); }; 
void use(int n) {
  new Sq{1}; new Sq(1); new Sq{}; new Sq(); new Sq; new Cx{n}; new Cx(n); new Cx{}; new Cx(); new Cx; new Ag{1, 2}; 
new Ag{}; new Ag(); new Ag{Sq(2), n}; new Nx{1}; new Nx(1); new Nx{}; new Nx; new Il{1}; new Il{1, n}; new Il(1); Il 
il(1); new Il{il}; new Il(il); new On{1}; new On(1); new On{}; new On; new On(); new int{n}; new int(n); new int{}; 
new int(); mk<Sq>(1); mk<Cx>(2);
  t(new Sq{1}); t(new Sq(1)); P<Sq> p(new Sq{2}), q{new Sq(2)}, r(new Sq()), s{new Sq{}}; ::new Sq{1};  new Sq[2]{1, 
2}; new Sq[2]; new Sq[n]; new Cx[2]{1}; 
}
