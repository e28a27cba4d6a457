// c++17
// A function of a system header gives way to its next declaration, if it has parameters.
# 100 "/usr/include/a.h" 1 3 4
extern "C" {
extern int none(void) noexcept(true);
extern int one(int) noexcept(true);
typedef long L;
L typed(void) noexcept(true);
L several(int, const char *, ...);
}
# 200 "/usr/local/b.h" 1
extern "C" {
extern int none(void)
noexcept(true);
extern int one(int) noexcept(true);
extern L typed(void) noexcept(true);
extern L several(int number, const char *, ...);
}
# 300 "basic_redeclared_functions.cu" 2
int use() { return none() + one(1) + typed() + several(2, "text"); }
