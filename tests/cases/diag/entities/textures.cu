// expect: 20123 error 26
// expect: 20123 error 27
// expect: 20123 error 28
// expect: 20123 error 29
// expect: 20123 error 30
// expect: 20123 error 33
// expect: 20123 error 34
// expect: 20122 error 39
// expect: 20123 error 39
// expect: 20123 error 40
// expect: 20123 error 41
// expect: 20123 error 42
// expect: 20122 error 43
// expect: 20123 error 43
// expect: 20123 error 44
// expect: 20123 error 46
// expect: 20123 error 47
// expect: 20123 error 47
// expect: 20123 error 49
// expect: 20123 error 49
// expect: 20123 error 49
// expect: 20123 error 49
struct __attribute__((device_builtin_surface_type)) surf { int x; }; struct __attribute__((device_builtin_texture_type)) tex { int x; }; template<class T> struct __attribute__((device_builtin_texture_type)) ttex { T x; };
typedef tex textd; using texa = surf;
inline namespace {
tex s1;
surf s2;
ttex<int> s3;
textd s4;
const texa s5{};
tex a[3];
tex *p;
extern tex e;
static tex st;
tex &r = s1;
tex f();
typedef tex Q;
struct H { tex m; static tex sm; };
__device__ tex dt;
namespace N { tex n1; }
inline namespace { tex n2; }
namespace { tex n3; }
__constant__ tex ct;
auto au = s1;
}
namespace { tex o1; }
namespace { inline namespace { tex o2; } inline namespace M { tex o3; } }
inline namespace Q { tex o4; namespace { tex o5; } }
inline namespace { namespace A { namespace B { tex o6; } } tex o7, o8; tex o9 = {}; }
