// expect: 297 error 30
// expect: 297 error 31
// expect: 79 error 31
// expect: 18 error 31
// expect: 297 error 32
// expect: 79 error 32
// expect: 79 error 35
// expect: 344 error 35
// expect: 40 error 39
// expect: 65 error 39
// expect: 40 error 45
// expect: 18 error 45
// expect: 40 error 45
// expect: 65 error 45
// expect: 40 error 50
// expect: 360 error 55
// expect: 20 error 59
// expect: 84 error 59
// expect: 260 error 62
// expect: 257 error 62
// expect: 65 error 62
// expect: 260 error 63
// expect: 65 error 63
// expect: 260 error 66
// expect: 257 error 66
// expect: 65 error 66
// Heads of functions and members with a token too few, too many or in another place: no error follows from the body.
struct Operators {
    int value;
    int operator(int a, int b) const { return a + b; }
    void operator((int a) const { value; }
    const int &operator[(]int i) const { return value; }
    int last;
};
Operators operator+(nullptr, Operators a, Operators b) { return a; }

struct Unnamed {
    int value;
    void (int a) { value = a; }
    int lost;
    int kept;
};
struct Several {
    int value;
    void (const int &a, int b) { value = a; }
    int lost;
    int kept;
};
struct Pointer {
    const Pointer * = nullptr;
    int kept;
};
struct Initialised {
    int a, b;
    Initialised(int x) : a(x), (x) {}
    int kept;
};

int exchanged(int *p, count int, float q) { return p[0]; }

int constants() {
    const column int = 3;
    static row int = 4;
    return row;
}
const level int = 5;

int uses(Operators o, Pointer p, Initialised i) { return o.last + p.kept + i.kept; }
