// expect: 20091 warning 32
// expect: 20091 warning 33
// expect: 187 warning 34
// expect: 20092 warning 34
// expect: 20091 warning 35
// expect: 20092 warning 35
// expect: 20091 warning 36
// expect: 20091 warning 36
// expect: 20091 warning 38
// expect: 20091 warning 40
// expect: 20091 warning 41
// expect: 20091 warning 42
// expect: 20091 warning 43
// expect: 20091 warning 43
// expect: 20091 warning 44
// expect: 20091 warning 44
// expect: 20091 warning 45
// expect: 20091 warning 46
// expect: 20091 warning 47
// expect: 20091 warning 49
// expect: 20091 warning 50
// expect: 20091 warning 51
// expect: 20091 warning 52
// expect: 20091 warning 53
// expect: 20091 warning 53
// expect: 20091 warning 54
// expect: 174 warning 54
// expect: 20091 warning 55
// expect: 20091 warning 56
__device__ int d, arr[3]; __device__ const int cd = 3; constexpr __device__ int ce = 1; __device__ const int ca[] = {1, 2}; __device__ struct S { int x; bool operator()(); } s; __device__ int &r = d; __device__ int *p;
int a() { return 1 ? 2 : cd; }
int b() { return 1 ? 2 : ca[1]; }
int c() { return true || arr[1]; }
int e() { return true || (d = 3); }
int f() { return 0 ? d++ : 3; }
int g() { return 0 ? s.x : ce; }
int h() { return true || s(); }
int i() { return false && r; }
int j() { return false && &d; }
int k() { return true || p; }
int l() { return (false && d) + cd; }
int o() { enum { e = 0 && d }; return e; }
int q() { return true ? cd : d; }
int t() { return true ? d : cd; }
bool u(bool v) { return v && false && d; }
template<bool B> int w() { return B && d; }
template<class T> int x() { return false && d; }
const int &y() { return true ? cd : d; }
int g_() { return false && d; }
int h_() { return true || d; }
int i_() { return 1 ? 2 : d; }
int j_() { bool b = false && d; return b; }
int k_() { if (false && d) ; while (0 && d) ; return 0; }
void l_() { 0 && d; }
int m_() { return 0 * d; }
int n_() { return !(true || d); }
