// expect: 61 warning 46
// expect: 61 warning 46
// expect: 61 warning 47
// expect: 61 warning 48
// expect: 61 warning 49
// expect: 63 warning 49
// expect: 1749 error 49
// expect: 1749 error 51
// expect: 1749 error 51
// expect: 1749 error 51
// expect: 1749 error 52
// expect: 1749 error 52
// expect: 1749 error 52
// expect: 1749 error 54
// expect: 1749 error 54
// expect: 1749 error 55
// expect: 1749 error 55
// expect: 1749 error 55
// expect: 1749 error 56
// expect: 1749 error 56
// expect: 1749 error 56
// expect: 1749 error 57
// expect-device: 61 warning 46
// expect-device: 61 warning 46
// expect-device: 61 warning 47
// expect-device: 61 warning 48
// expect-device: 61 warning 49
// expect-device: 63 warning 49
// expect-device: 1749 error 49
// expect-device: 1749 error 51
// expect-device: 1749 error 51
// expect-device: 1749 error 51
// expect-device: 1749 error 52
// expect-device: 1749 error 52
// expect-device: 1749 error 52
// expect-device: 1749 error 54
// expect-device: 1749 error 54
// expect-device: 1749 error 55
// expect-device: 1749 error 55
// expect-device: 1749 error 55
// expect-device: 1749 error 56
// expect-device: 1749 error 56
// expect-device: 1749 error 56
// expect-device: 1749 error 57
// Values of enumerators that do not fit: into the type of the expression, or into that of the enumeration.
enum { e = 0x7fffffff * 2 }; enum E2 : int { f = 2147483647 + 1, g };
enum class E3 { a = 1 << 31, b = -2147483647 - 2 };
enum E4 { h = 4294967295u * 2, i = 'a' * 0x7fffffff, kk = -1u, n = 1 ? 2 : 3 };
struct S { enum { q = 2147483647 * 2, r = sizeof(int) << 70 }; enum class T : short { t = 70000 }; };
template <class X> struct T { enum { y = sizeof(X) + 2 }; }; namespace ns { enum { w = 2147483647 + e }; }
enum E5 : unsigned char { m = 300, m1, o = 255, p, p1, r = 3, s = -1, t, u };
enum class G : short { ga = 70000, gb, gc = gb + 1 }; enum class G2 { ge = 4294967296, gf = 2147483648u, gg = 'a' };
enum B : bool { b0 = 2, b1 = true }; enum E9 { p9 = 1LL << 40, r9 = -1 };
typedef unsigned char uc; enum H : uc { ha = 256 }; enum class I : const short { ia = 1 << 20 };
enum J : long { j = 0xffffffffffffffffull }; enum K : unsigned long { ka = -1, kl = -1L, km = 1 - 2u };
enum L : long long { x = 0x7fffffffffffffffll, xy }; enum E12 : char { z = 'x', zz = 128, z2 = -129, z3 = 'a' + 1 };
void fn() { enum F : char { l = 1000 }; }
