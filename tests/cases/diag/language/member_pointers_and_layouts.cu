// expect: none
// flags: --c++17
// The name of a pointer to member behind the name of a type, in classes, blocks and namespaces.
struct Class {};
typedef Class (Class::*Method)(int);
Method method;
template <class R, class T, class... A> struct Call;
template <class R, class T, class... A> struct Call<R (T::*)(A...), T> {
    typedef R (T::*F)(A...);
    F f;
};
template <class R> struct Holder { R (Class::*f)(int); void clear() { f = nullptr; } };
template struct Holder<int>;

// The default argument of a value is one, although it looks like the type of a function.
template <class T> struct Is { constexpr operator bool() const { return true; } };
template <class T, bool B = Is<T>()> struct Asked {};
template <class T, bool B = Is<T>()> void ask(T);
Asked<int> asked;
void asking() { ask(3); }

// A local variable that is thrown is moved.
struct Moved { Moved(); Moved(Moved &&); private: Moved(const Moved &); };
void throws() { Moved one; throw one; }
struct Lone { Lone(Lone &&); Lone(const Lone &) = delete; };
void throws_parameter(Lone one) { throw one; }

#pragma nv_diag_suppress 1427
// Bases in packed classes, and members of bases in offsetof.
struct Base { int i; };
#pragma pack(push, 1)
struct Packed : Base { char c; };
#pragma pack(pop)
static_assert(sizeof(Packed) == 5, "");
struct Other { int o; };
struct Both : Base, Other { int b; };
static_assert(__builtin_offsetof(Both, o) == 4 && __builtin_offsetof(Both, b) == 8, "");
// Members of anonymous structs and unions lie where these do.
struct Nested { int x; union { union { char c; struct { char d; union { short e[2]; int f; }; }; }; long l; }; struct { int t, u; }; };
struct Around : Both, Nested {};
static_assert(__builtin_offsetof(Nested, f) == 12 && __builtin_offsetof(Nested, l) == 8 && __builtin_offsetof(Nested, u) == 20, "");
static_assert(__builtin_offsetof(Around, f) == 28, "");
template <class T> constexpr unsigned long offset() { return __builtin_offsetof(T, f); }
static_assert(offset<Nested>() == 12, "");
// Pragmas limit the alignment of vptrs, and that of bit-fields that are packed.
#pragma pack(push, 2)
struct Poly { virtual void f(); int i; };
struct Virt : virtual Base { char c; };
struct __attribute__((packed)) PolyPacked { virtual void f(); char c; };
struct PackedBits { int a : 2 __attribute__((packed)); };
struct __attribute__((packed)) BitsPacked { char c; int a : 20; short s : 3; };
union UnionBits { char c; int a : 3 __attribute__((packed)); };
#pragma pack(pop)
struct __attribute__((packed, aligned(2))) PolyAligned { virtual void f(); char c; };
static_assert(sizeof(Poly) == 12 && alignof(Poly) == 2 && sizeof(Virt) == 14 && sizeof(PolyPacked) == 9, "");
static_assert(sizeof(PackedBits) == 2 && sizeof(BitsPacked) == 4 && alignof(BitsPacked) == 2 && alignof(UnionBits) == 2, "");
static_assert(sizeof(PolyAligned) == 10 && alignof(PolyAligned) == 2, "");
// Packed enumerations are as small as their values allow.
enum __attribute__((packed)) Small { s0, s1 };
typedef enum { w0 = -1, w1 = 300 } __attribute__((__packed__)) Wide;
enum class __attribute__((packed)) Scoped { c0 };
template <class T> struct Held { enum [[gnu::packed]] Of { o0, o1 = sizeof(T) } of; };
static_assert(sizeof(Small) == 1 && sizeof(Wide) == 2 && sizeof(Scoped) == 4 && Small(256) == s0, "");
static_assert(sizeof(Held<char>) == 1 && sizeof(Held<char[1000]>) == 2 && sizeof(Held<char[70000]>) == 4, "");
// A label in `pack(pop, ...)` leads back to what it was given to; an attribute in the type of an alias belongs to the alias.
#pragma pack(push, label, 2)
#pragma pack(push)
#pragma pack(push, 1)
#pragma pack(pop, label)
struct Popped { char c; int i; };
static_assert(sizeof(Popped) == 8, "");
using Behind = double __attribute__((aligned(32)));
using Front = __attribute__((aligned(32))) double;
using OfClass = struct __attribute__((aligned(8))) Inner { char c; };
struct Members { char c; Behind b; };
static_assert(sizeof(Members) == 64 && alignof(Front) == 32 && alignof(OfClass) == 8 && alignof(Inner) == 8, "");
