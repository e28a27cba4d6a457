// expect: 265 error 22
// expect: 292 error 22
// expect: 292 error 22
// expect: 292 error 22
// expect: 264 error 23
// expect: 264 error 23
// expect: 135 error 23
// expect: 2863 error 26
// expect: 2863 error 28
// expect: 2863 error 29
// expect: 2863 error 29
// expect: 2863 error 29
// expect: 2863 error 30
// expect: 2863 error 31
// flags: --c++17
// Members of other classes in using-declarations and member initialisers, and lists of exceptions in C++17.
#include <functional>
#include <string>
class Filter { float sigma_; public: Filter(int) {} int radius; };
class Report { public: int pages; void print(); };
class Memo { int x; };
struct Gauss : Filter { Gauss(int r) : Filter(r), sigma_(1) {} Gauss(float) : Filter(1), radius(2), pages(3) {} };
struct Doc : Memo { using Report::pages; using Report::print; using Memo::nothing; };
struct Whole : Report { using Report::pages; };
template <typename T> struct Of : T { using T::pages; using Report::print; };
void withExcept(int *p) throw(int) { *p = 1; }
void withNone() throw();
void withSome() throw(std::string, int);
struct TE { void f() throw(int); void g() const throw(int); virtual ~TE() throw(int); };
typedef void (*fp)() throw(int);
template <typename T> void te(T) throw(T) {}
int thrown(int x) { if (x) throw (3); return x ? x : throw (4); }
