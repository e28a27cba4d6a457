// expect: 2361 warning 68
// expect: 2361 warning 68
// expect: 2361 warning 69
// expect: 2361 warning 69
// expect: 2361 warning 69
// expect: 2361 warning 69
// expect: 2361 warning 70
// expect: 2361 warning 70
// expect: 2361 warning 70
// expect: 2361 warning 70
// expect: 2361 warning 70
// expect: 2361 warning 70
// expect: 2361 warning 71
// expect: 2361 warning 71
// expect: 2361 warning 71
// expect: 2361 error 71
// expect: 2361 warning 71
// expect: 2361 warning 71
// expect: 2361 warning 71
// expect: 2361 warning 71
// expect: 2361 warning 71
// expect: 2361 warning 71
// expect: 2361 warning 71
// expect: 415 error 75
// expect: 415 error 75
// expect: 415 error 75
// expect: 2361 warning 76
// expect: 144 error 76
// expect: 415 error 77
// expect: 2361 warning 79
// expect: 144 error 79
// expect: 415 error 80
// expect: 415 error 80
// expect-device: 2361 warning 68
// expect-device: 2361 warning 68
// expect-device: 2361 warning 69
// expect-device: 2361 warning 69
// expect-device: 2361 warning 69
// expect-device: 2361 warning 69
// expect-device: 2361 warning 70
// expect-device: 2361 warning 70
// expect-device: 2361 warning 70
// expect-device: 2361 warning 70
// expect-device: 2361 warning 70
// expect-device: 2361 warning 70
// expect-device: 2361 warning 71
// expect-device: 2361 warning 71
// expect-device: 2361 warning 71
// expect-device: 2361 error 71
// expect-device: 2361 warning 71
// expect-device: 2361 warning 71
// expect-device: 2361 warning 71
// expect-device: 2361 warning 71
// expect-device: 2361 warning 71
// expect-device: 2361 warning 71
// expect-device: 2361 warning 71
// expect-device: 415 error 75
// expect-device: 415 error 75
// expect-device: 415 error 75
// expect-device: 2361 warning 76
// expect-device: 144 error 76
// expect-device: 415 error 77
// expect-device: 2361 warning 79
// expect-device: 144 error 79
// expect-device: 415 error 80
// expect-device: 415 error 80
// A constructor that makes an element of what stands in a list takes it as in any copy-initialisation.
struct Im { int v; Im(int); Im(int, float); }; struct S { Im a, b; }; struct D : Im { D(double d) : Im{d} {} D(double d, int) : Im{d, 2.5} {} }; struct E { int x; }; void f(Im); void g(S); void h(E);
Im n[] = {1, 2.5}; Im m[] = {{1.5}, {1.5, 2.}, 2.5}; S s = {2.5, {2.5}}; S t{{2.5}, 1.5}; 
Im k1 = {2.5}; Im k2{2.5}; Im k3 = Im{2.5}; Im k4(2.5); E e{2.5}; E e2[] = {{2.5}, 2.5};
void q(double d) { f({d}); f({d, 1}); g({d, d}); g({{d}, d}); h({d}); f(d); Im z{d}; Im y[2] = {d, {d}}; new Im{d}; new S{d, {d}}; Im r = true ? Im{d} : Im(d); auto l = [a = Im{d}] {}; int ar[]{d, 1}; }
template <class D> struct Q { double v; constexpr explicit Q(double x) : v(x) {} };
struct Dl {}; using Length = Q<Dl>;
struct Ag { float f; int i; }; 
Length lengths[] = {1, 2.5, "3"};
Ag a[] = {1, 2.5, "3"};
Im im[] = {1, 2.5, "3"};
Im in[] = {1, 2.5};
int o[] = {1, 2.5, "3"};
Length p[2] = {1, 2.5};
