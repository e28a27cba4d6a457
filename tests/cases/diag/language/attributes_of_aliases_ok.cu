// expect: none
// flags: --c++17
// Vectors and alignments that alias-declarations and elaborated types write.
using v4f __attribute__((vector_size(16))) = float;
using v16c [[gnu::vector_size(16)]] = char;
typedef float v4g __attribute__((vector_size(16)));
v4f a = {1, 2, 3, 4}; v16c b = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}; float f() { return a[0] + b[1]; }
static_assert(sizeof(v4f) == 16 && sizeof(v16c) == 16, "");
using al __attribute__((aligned(32))) = int; using al2 [[gnu::aligned(32)]] = int; typedef int al3 __attribute__((aligned(32)));
static_assert(alignof(al) == 32 && alignof(al2) == 32 && alignof(al3) == 32, "");
template <class T> using vt __attribute__((vector_size(16))) = T;
vt<float> vv = {1, 2, 3, 4}; float g() { return vv[2]; }
typedef struct S1 { int i; } S1 [[gnu::aligned(16)]]; static_assert(alignof(S1) == 16, "");
struct S2 { unsigned char a[272]; }; typedef struct __attribute__((aligned(128))) S2 S2b; static_assert(alignof(S2b) == alignof(struct S2), "");
struct J { unsigned char m; static J table[]; }; J J::table[] __attribute__((aligned(8))) = {1}; static_assert(__alignof__(J::table) >= 8, "");
struct __attribute__((aligned(32))) S3 { int i; } s3; static_assert(alignof(S3) == 32, "");
template <unsigned L, unsigned A> struct storage { using type __attribute__((aligned((A)))) = char[L]; typedef char type2[L] __attribute__((aligned(A))); };
template <class T> struct X { typename storage<sizeof(T), __alignof(T)>::type data; typename storage<sizeof(T), __alignof(T)>::type2 data2; };
static_assert(alignof(X<double>) == 8 && sizeof(X<double>) == 16 && alignof(storage<4, 16>::type) == 16, "");
