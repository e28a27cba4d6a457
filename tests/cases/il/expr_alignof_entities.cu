// c++17
struct S { char c; alignas(16) char f; char g __attribute__((aligned(64))); alignas(8) char a[3]; alignas(32) static char st[3]; };
extern char later;
alignas(32) char later;
typedef char Al __attribute__((aligned(8)));
unsigned long use(S s, S *p) {
  alignas(32) char buf[4]; alignas(16) int &r = *(int*)buf; Al al; alignas(64) static S ss;
  unsigned long a[] = { __alignof__(buf), __alignof__(s.f), __alignof__(p->g), __alignof__(s.a), __alignof__(s.a[0]), __alignof__(S::st), __alignof__(later), __alignof__(al), __alignof__(ss), __alignof__(ss.c),
   alignof(buf), alignof(s), __alignof__ buf, __alignof__((buf)), __alignof__(S::f), __alignof__(buf[0]), __alignof__(ss.f), __alignof__(*&buf) };
  return a[0];
}
template <class T> unsigned long g(T t) { alignas(32) T b; alignas(T) char c[64]; alignas(16) int d; return __alignof__(b) + __alignof__(c) + __alignof__(d); }
unsigned long h() { return g(1.5); }
