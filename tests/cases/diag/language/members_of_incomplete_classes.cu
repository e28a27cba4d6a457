// expect: 70 error 28
// expect: 70 error 29
// expect: 70 error 30
// expect: 20 error 30
// expect: 70 error 31
// expect: 70 error 32
// expect: 1670 error 32
// expect: 20 error 32
// expect: 70 error 33
// expect: 70 error 33
// expect: 70 error 34
// expect: 70 error 36
// expect: 70 error 37
// expect: 70 error 37
// expect: 70 error 38
// expect: 20 error 38
// expect: 70 error 39
// expect: 70 error 40
// expect: 1670 error 40
// expect: 70 error 42
// expect: 513 error 42
// expect: 70 error 43
// expect: 70 error 45
// expect: 265 error 45
// What is defined as a member of a class that is not defined yet is a function outside of it.
class Ledger;
namespace n { struct In; }
void Ledger::add(int *account) {}
int Ledger::count = 3;
void n::In::f() { und1; }
Ledger::~Ledger() {}
int Ledger::get() const { return und3; }
static int Ledger::make(Ledger l) { return 1; }
void Ledger::decl();
struct Later { int a; };
auto Ledger::t() -> int { return 0; }
void Ledger::p1() {} void Ledger::p1() {}
__device__ int Ledger::dev(int x) { return x + und4; }
__global__ void Ledger::kern(int *x) { *x = 1; }
__host__ __device__ int Ledger::hd() const { return 1; }
class Fwd;
void Fwd::later(int *p) { p = 1; }
int Fwd::stat = 3;
class Fwd { void later(int *p); static int stat; Fwd(); int a; };
void call(Ledger &l, Fwd f) { l.add(0); f.later(0); }
