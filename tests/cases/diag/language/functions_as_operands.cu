// expect: 349 error 50
// expect: 415 error 51
// expect: 415 error 52
// expect: 349 error 53
// expect: 349 error 54
// expect: 349 error 55
// expect: 349 error 56
// expect: 349 error 57
// expect: 349 error 57
// expect: 415 error 59
// expect: 504 error 60
// expect: 120 error 60
// expect: 120 error 61
// expect: 349 error 64
// expect: 349 error 65
// expect: 349 error 66
// expect: 349 error 67
// expect: 349 error 68
// expect: 349 error 69
// expect: 349 error 70
// expect: 349 error 71
// expect: 415 error 72
// expect: 120 error 78
// expect: 299 error 79
// expect: 120 error 80
// expect: 120 error 81
// expect: 386 error 82
// expect: 349 error 85
// expect: 349 error 86
// expect: 349 error 87
// expect: 349 error 88
// Functions as operands and values of objects.
struct String { String(const char *); String &operator=(const String &); };
struct List { int &operator[](int); List &operator+=(const List &); };
bool operator==(const List &, const List &);
char *at(const char *, int);
const char *at(char *, int);
char *lone(const char *, int);
struct A {
    int size() const;
    void put(int);
    String name(int);
    int over(int);
    int over(double);
    static int st();
    String s;
    List list;
    int b;
    int use() {
        s = name;
        String t = name;
        const String &r = name;
        list[size];
        list[over];
        list[st];
        list += put;
        return list[at] + list[lone];
    }
    String use2() { return name; }
    void use4() { return put; }
    void use5() { return st; }
};
void f(List v, String s) {
    v[at];
    v[lone];
    v == lone;
    lone == v;
    v + lone;
    v = lone;
    !v;
    s = lone;
    String t = lone;
}
void fr(int);
void ov(int);
void ov(double);
template <typename T> void te(T);
void r1() { return fr; }
void r2() { return ov; }
void r4() { return te<int>; }
void r5() { return &fr; }
int r9() { return ov; }
template <typename T> void r10() { return fr; }
void h(List v, String s) {
    v + te;
    v[te];
    v += te;
    s = te;
}
