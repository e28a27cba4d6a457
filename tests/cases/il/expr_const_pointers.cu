// c++17
const char *const str = "abc"; constexpr const char *cs = "abc"; int i; int *const pi = &i; constexpr int *cpi = &i; extern "C" int puts(const char *); int arr[3]; int *const pa = arr; const char *const null = nullptr; void fn(); void (*const pf)() = fn; struct X { static const char *const m; static constexpr const char *n = "x"; }; const char *const X::m = "q"; const char lit[] = "abc"; const char *const pl = lit;
void f(const char *c, int *q) {
 c = str;
 c = cs;
 const char *a = str;
 const char *b = cs;
 puts(str); puts(cs);
 q = pi;
 q = cpi;
 int *p1 = pi; int *p2 = cpi;
 q = pa;
 c = null;
 pf();
 c = X::m; c = X::n; c = pl;
 char ch = *str; ch = str[1]; ch = cs[1];
 bool bb = str; if (str) ch = 1; if (str == nullptr) ch = 2;
 auto *z = str + 1;
}
const char *glob = str; const char *glob2 = cs; static const char *const tab[] = {str, cs};
