// names that look like managed variables and are not, next to ones that are
struct B { int m; }; struct Derived : B { int f() { return m; } }; template <class T> struct TB { int m; }; template <class T> struct TD : TB<T> { int f() { return this->m + TB<T>::m; } };
__managed__ int m, w, z; namespace other { int m; int f() { return m + ::m; } struct S { enum { w = 3 }; int f() { return w + ::w; } static int z; }; int S::z = m; }
int parameter(int m) { return m; } int block() { int m = 4; { int m2 = m; (void)m2; } return m; } int late() { int before = m; int m = before; return m; }
int label() { goto m; m: return m; } int loop() { for (int m = 0; m < 3; m++) (void)m; return m; } int handler() { try { throw m; } catch (int m) { return m; } }
int condition() { if (int m = w) return m; else return m + 1; } int range(int (&r)[3]) { int s = 0; for (int m : r) s += m; return s + m; }
int lambdas() { auto a = [](int m) { return m; }; auto b = [m = w] { return m; }; auto c = [&](auto w) { return w + m; }; return a(3) + b() + c(4); }
int structured() { struct P { int a, b; } p{1, 2}; auto [m, q] = p; return m + q + w; } int function_pointer(int (*m)(int)) { return m(3); }
typedef struct { int m; } T; T t1 = {.m = 3}; int member(T *t, TD<int> d, Derived e) { return t->m + t1.m + d.f() + e.f(); }
template <class m> m type_parameter(m x) { return x; } template <int m> int value_parameter() { return m + w; } struct B2 { static const int m = 3; }; template <class T> int dependent() { return T::m + m; }
int using_declaration() { using other::m; return m; } int using_directive() { using namespace other; return w; } enum E { ee = sizeof(m) };
struct Init { int m; int k; Init() : m(3), k(::m) {} Init(int m) : m(m), k(w) {} };
int main() { int r[3] = {1, 2, 3}; return parameter(m) + block() + late() + label() + loop() + handler() + condition() + range(r) + lambdas() + structured() + type_parameter(m) + value_parameter<3>() + dependent<B2>() + using_declaration() + using_directive() + Init(m).k; }
