// expect: 297 error 22
// expect: 297 error 23
// expect: 79 error 23
// expect: 18 error 23
// expect: 297 error 24
// expect: 79 error 24
// expect: 40 error 30
// expect: 65 error 30
// expect: 40 error 36
// expect: 18 error 36
// expect: 40 error 36
// expect: 65 error 36
// expect: 40 error 41
// expect: 360 error 46
// expect: 20 error 50
// expect: 84 error 50
// expect: 260 error 53
// expect: 65 error 53
// Heads of functions and members with a token too few, too many or in another place: no error follows from the body.
struct Operators {
    int value;
    int operator(int a, int b) const { return a + b; }
    void operator((int a) const { value; }
    const int &operator[(]int i) const { return value; }
    int last;
};

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
    static row int = 4;
    return row;
}

int uses(Operators o, Pointer p, Initialised i) { return o.last + p.kept + i.kept; }
