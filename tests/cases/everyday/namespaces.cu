// flags: -std=c++17
// Names of namespaces and classes: missing, ambiguous, used before they are declared, used as something else.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <iostream>
#include <map>
#include <string>
#include <vector>

namespace left { int value; struct Item { int n; }; void work(int); template <typename T> struct Bag { }; }
namespace right { int value; struct Item { float f; }; void work(int); template <typename T> struct Bag { }; }
namespace both { using namespace left; using namespace right; }
namespace outer { namespace inner { int depth; void dive(); } int level; inline namespace v2 { int version; } }
namespace short_name = outer::inner;

struct Base1 { int id; void run(); };
struct Base2 { int id; void run(int); };
struct Joined : Base1, Base2 { };
struct Outer { struct Inner { int n; }; static int shared; int own; static void statically(); enum Level { low, high }; };

// Missing.
int m1() { return outer::missing; }

int m2() { return outer::inner::missing; }

void m3() { outer::inner::missing(); }

void m4() { outer::missing::dive(); }

void m5() { missing::dive(); }

int m6() { return short_name::missing; }

int m7() { return ::missing; }

int m8() { return std::missing; }

void m9() { std::missing(1); }

void m10() { std::sortt(nullptr, nullptr); }

double m11() { return std::squareroot(2.0); }

int m12() { return Outer::missing; }

int m13() { return Outer::Inner::missing; }

void m14() { Outer::missing(); }

int m15() { return Outer::Level::middle; }

void m16() { std::cout << "x" << std::endll; }

void m17() { std::cuot << "x"; }

void m18() { cout << "x"; }

void m19() { std::chrono::secnods s(1); }

int m20() { auto t = std::chrono::steady_clok::now(); return 0; }

int m21(const std::vector<int> &v) { return std::max_elment(v.begin(), v.end()) - v.begin(); }

int m22() { return std::string::nops; }

int m23() { std::vector<int>::iteratr it; return 0; }

int m24() { return std::numeric_limits<int>::maximum(); }

void m25() { vector<int> v; }

void m26() { string s; }

std::filesystem::path m27;

using outer::missing_using;

using std::vectr;

using namespace outr;

using namespace outer::innr;

namespace alias_missing = outr;

namespace alias_nested = outer::innr;

// Ambiguous.
int a1() { using namespace left; using namespace right; return value; }

void a2() { using namespace left; using namespace right; work(1); }

int a3() { using namespace left; using namespace right; Item i; return 0; }

int a4() { return both::value; }

int a5(Joined &j) { return j.id; }

void a6(Joined &j) { j.run(); }

void a7() { using namespace left; using namespace right; Bag<int> b; }

// As something else.
int e1() { return outer; }

int e2() { return Outer; }

int e3() { outer = 3; return 0; }

int e4() { Outer = 3; return 0; }

int e5() { outer::inner x; return 0; }

int e6() { std s; return 0; }

int e7() { int outer_value = outer::inner; return 0; }

int e8() { return left::Item; }

int e9() { left::value x; return 0; }

void e10() { left::work w; }

int e11() { m1 = 3; return 0; }

int e12() { return m1; }

int e13() { return Outer::own; }

int e14() { return Outer::Inner; }

int e15() { return std::vector<int>; }

int e16() { return std::string; }

int e17(int n) { return n::value; }

int e18(Outer o) { return o::shared; }

int e19(Outer o) { return Outer.shared; }

int e20(Outer o) { return std.max(1, 2); }

int e21() { return left.value; }

int e22() { return std::vector; }

// Too early.
int early1() { return later; }
int later = 3;

int early2() { return later_function(2); }
int later_function(int n);

struct Early3 { Later3 l; };
struct Later3 { };

struct Later4;
struct Early4 { Later4 l; };
struct Later4 { };

int early5() { int x = y; int y = 1; return x + y; }

int early6() { n = 3; int n; return n; }

int early7() { for (int i = 0; i < 3; i++) { } return i; }

int early8(bool b) { if (b) { int inside = 1; } return inside; }

int early9() { { int inside = 1; } inside = 2; return 0; }

int early10() { try { int t = 1; } catch (...) { return t; } return 0; }

int early11() { do { int d = 1; } while (d < 3); return 0; }

int early12(int n) { switch (n) { case 1: { int c = 1; break; } default: return c; } return 0; }

int early13() { auto f = [] { int in_lambda = 1; return in_lambda; }; return in_lambda; }

void early14() { struct Local { int a; }; Locl l; }
