// expect: 276 error 40
// expect: 276 error 41
// expect: 276 error 42
// expect: 276 error 43
// expect: 276 error 44
// expect: 65 error 44
// expect: 20 error 44
// expect: 276 error 45
// expect: 65 error 45
// expect: 20 error 45
// expect: 276 error 46
// expect: 276 error 46
// expect: 276 error 47
// expect: 276 error 47
// expect: 276 error 48
// expect: 276 error 48
// expect: 276 error 49
// expect: 276 error 50
// expect: 276 error 51
// expect-device: 276 error 40
// expect-device: 276 error 41
// expect-device: 276 error 42
// expect-device: 276 error 43
// expect-device: 276 error 44
// expect-device: 65 error 44
// expect-device: 20 error 44
// expect-device: 276 error 45
// expect-device: 65 error 45
// expect-device: 20 error 45
// expect-device: 276 error 46
// expect-device: 276 error 46
// expect-device: 276 error 47
// expect-device: 276 error 47
// expect-device: 276 error 48
// expect-device: 276 error 48
// expect-device: 276 error 49
// expect-device: 276 error 50
// expect-device: 276 error 51
namespace outer { struct inner { using type = int; }; namespace sub {} }
outer::missing::type f();
int g(int a, outer::missing::type b);
void h(const outer::missing::type &v);
int i() { return outer::missing::value; }
int j() { outer::missing::type x; x.go(); return x; }
int k() { missing::type x[4]; return x[0]; }
int l() { using T = outer::sub::missing::type; ::outer::missing::call(); return 0; }
struct Q { outer::missing::type m; void f(int, outer::missing::type); };
template <class T> struct W { outer::missing::type m; typename outer::missing::type n; };
typedef outer::missing::type B;
struct D : outer::missing::base {};
using namespace outer::missing::more;
