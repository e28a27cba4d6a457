// expect: 1749 error 11
// expect: 1749 error 12
// expect: 144 error 22
// expect: 144 error 23
// expect: 144 error 25
// expect: 1749 error 36
// expect: 1749 error 37
// expect: 1749 error 38
// expect: 1749 error 39
// Enumerators that their underlying type does not have are errors of their own, and nothing is told of their uses.
enum Small : unsigned char { A = 1, B = 300, C };
enum class State : unsigned char { Waiting, Running, Done = 300, Failed };
void take(Small);
void g0(Small s) { take(B); s = B; }
void g1() { int z = B; int w = C; unsigned char v = B; }
void g2(bool e) { State q = e ? State::Done : State::Failed; State r = State::Done; }
State g3(bool e) { return e ? State::Done : State::Failed; }
State g4() { return State::Done; }
State g5() { return State::Failed; }
void h(State s) { switch (s) { case State::Done: break; case State::Failed: break; case State::Waiting: break; } }
void h1(Small s) { switch (s) { case A: break; case B: break; case C: break; } }
void h2(State s) { int i = State::Done; int j = State::Failed; int k = State::Waiting; }
void h3(State s) { int *i = State::Done; Small j = State::Failed; Small k = State::Waiting; }
int h4() { return State::Done; }
void h5() { int *p = B; int *q = C; B.x; State::Done.y; Small r = 3; }
bool h6(State s) { return s == State::Done || s == B || State::Failed == 1; }
int arr[B];
int arr2[C];
static_assert(B == 300, "");
static_assert((int)State::Done == 300, "");
template <int N> struct T { };
T<B> t;
enum E2 { D = B, F };
enum E3 : unsigned char { G = B, H };
constexpr int cc = B;
enum Sq : short { QA = 32768, QB };
enum Sr : char { RA = 200, RB = 'x' };
enum Ss : unsigned { SA = -1, SB };
enum St : unsigned { TA = 4294967295u, TB };
