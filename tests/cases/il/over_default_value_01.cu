// c++20
struct Al { constexpr Al() noexcept {} constexpr Al(const Al &) noexcept {} constexpr ~Al() {} }; struct Pt { int a; 
constexpr Pt(int x = 3) : a(x) {} }; template <class T> struct At { constexpr At() noexcept {} constexpr ~At() {} }; 
template <class A> struct St { template <class B = A> St(const char *, const A &a = A()); int q; St(int, A = A()); }; 
struct S { S(const char *, const Al &a = Al()); S(int, Pt p = Pt()); S(long, const Pt &p = Pt(2), int z = 1 + 2); }; 
void f(const Al & = Al(), Pt = 4, const Pt & = {}, int k = sizeof(int) + 1);
int main() { S s("a"), s2(1), s3(2L); f(); f(Al()); St<At<int>> t("x"), t2(1); S *p = new S("q"); S arr[] = {"a", 1}; 
const S &r = "z"; }
