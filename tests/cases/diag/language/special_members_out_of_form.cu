// expect: 408 error 25
// expect: 407 error 26
// expect: 405 error 27
// expect: 405 error 28
// expect: 964 error 31
// expect: 408 error 32
// expect: 408 error 35
// expect: 964 error 36
// expect: 407 error 37
// expect: 405 error 37
// expect: 964 error 37
// expect: 2019 error 40
// expect: 2019 error 40
// expect: 322 error 42
// expect: 306 error 44
// expect: 70 error 48
// expect: 70 error 48
// expect: 241 error 50
// expect: 65 error 52
// expect: 757 error 52
// Constructors and destructors that look like other functions, and what is not told behind them.
class Buffer {
public:
    Buffer(unsigned n);
    Buffer(Buffer other) : Buffer(3u) {}
    ~Buffer(int level) {}
    void Buffer(double) {}
    int Buffer(float);
};
struct Other {
    int ~Other() {}
    Other(Other, int = 3);
    template <typename T> Other(Other, T);
};
struct Third { ~Third(void); Third(const Third) {} Third(Third &&, int); Third(Third *); };
struct Fourth { void ~Fourth(); };
template <typename T> struct Fifth { ~Fifth(T); void Fifth(int); void ~Fifth(); };
void use(Buffer b) { Buffer c("text"); Buffer d(b); Buffer e(3); Other o(1); }

struct Pure { virtual void f() = 0 { } virtual int g(int a) const = 0 { return a; } int k; };
void call(Pure &pure) { pure.f(); pure.k = pure.g(3); }
Pure abstract;

struct Late { void fill(char value = 0, int from); };
void late(Late l) { l.fill(); l.fill('a'); l.fill(1, 2); }

typedef void Nothing;
struct Bits { void a : 3; Nothing b : 2; int c : 2; };
union Plain { int a; };
union Derived : Plain { int b; };

class Faulty { int lost 3; int column; using Column = column; };
