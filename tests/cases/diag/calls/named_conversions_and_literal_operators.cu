// expect: 20007 error 80
// expect: 20007 error 80
// expect: 20007 error 80
// expect: 20007 error 80
// expect: 20007 error 80
// expect: 20007 error 80
// expect: 20007 error 80
// expect: 20007 error 80
// expect: 20007 error 80
// expect: 20007 error 80
// expect: 20007 error 80
// expect: 20007 error 84
// expect: 20007 error 85
// expect: 20007 error 85
// expect: 20007 error 86
// expect: 20007 error 86
// expect: 20007 error 87
// expect: 20007 error 87
// expect: 20007 error 88
// expect: 20007 error 89
// expect: 20007 error 89
// expect: 20007 error 90
// expect: 20007 error 91
// expect: 20007 error 92
// expect: 20007 error 92
// expect: 20007 error 92
// expect: 20007 error 93
// expect: 20007 error 93
// expect: 20007 error 94
// expect: 20007 error 94
// expect: 20007 error 95
// expect: 20007 error 95
// expect: 20007 error 95
// expect: 20007 error 96
// expect: 20007 error 96
// expect: 20007 error 96
// expect: 20007 error 97
// expect: 20007 error 97
// expect: 20007 error 98
// expect: 20007 error 98
// expect: 20007 error 98
// expect: 20007 error 98
// expect: 20007 error 99
// expect: 20007 error 99
// expect: 20007 error 100
// expect: 20007 error 100
// expect: 20007 error 100
// expect: 20007 error 101
// expect: 20007 error 101
// expect: 20007 error 102
// expect: 20007 error 102
// expect: 20007 error 103
// expect: 20007 error 103
// expect: 20007 error 104
// expect: 20007 error 104
// expect: 20007 error 105
// expect: 20007 error 105
// expect: 20007 error 106
// expect: 20007 error 106
// expect: 20007 error 106
// expect: 20007 error 107
// expect: 20007 error 107
// expect: 20007 error 108
// expect: 20007 error 108
// expect: 20007 error 108
// expect: 20007 error 108
// expect: 20007 error 110
// expect: 20007 error 110
// expect: 20005 error 112
// expect: 20005 error 112
// expect: 20005 error 112
// expect: 20005 error 112
// expect: 20007 error 113
// expect: 20007 error 113
// expect: 20007 error 115
// expect: 20007 error 115
// expect: 20007 error 115
// expect: 20007 error 115
struct S { template<class T> __device__ operator T() const; __device__ operator long() const; __device__ int operator+(int); __device__ int operator()(int); __device__ S &operator=(int); __device__ int operator[](int); __device__ S *operator->(); int v; __device__ S *m(); __device__ static S *q();
void g() { operator long(); this->operator long(); operator char(); operator+(1); (*this)(1); } }; struct D : S { void g() { S::operator long(); } };
__device__ int operator-(S, int); __device__ int e(); __device__ int operator ""_a(unsigned long long); __device__ int operator ""_r(const char *); template<char...> __device__ int operator ""_t();
namespace N { __device__ int operator ""_n(long double); struct P { __device__ operator int(); }; } __device__ N::P mk();
void f(S &s, S *p) {
s.operator+(1);
s.operator+(e());
s.operator()(e());
operator-(s, e());
s.operator=(1);
s.operator[](e());
s.operator->();
s->v;
p->m()->operator long();
(*p).operator long();
(s.operator long)();
(s.operator long() + e());
e() + s.operator long();
int x = s.operator long();
int y = s.operator long() + s.operator char();
if (s.operator bool()) {}
operator ""_a(e());
N::operator ""_n(1.0L);
::operator ""_a(1);
(operator ""_a)(1);
(&operator ""_a)(1);
operator ""_t<'1', '2'>();
mk().operator int();
N::P().operator int();
int z = operator ""_r("1") + operator ""_a(2);
using namespace N;
operator ""_n(2.0L);
}
__host__ __device__ void hd(S &s) { s.operator long(); operator ""_a(1); }
template<class T> void t(T s, S &u) { s.operator long(); u.operator long(); operator ""_a(1); }
void use(S s) { t(s, s); }
auto l = [](S &s) { s.operator long(); operator ""_a(1); };
__device__ void dv(S &s) { s.operator long(); }
