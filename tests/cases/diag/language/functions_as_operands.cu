// expect: 349 error 46
// expect: 415 error 47
// expect: 415 error 48
// expect: 349 error 49
// expect: 349 error 50
// expect: 349 error 51
// expect: 349 error 52
// expect: 349 error 53
// expect: 349 error 53
// expect: 415 error 55
// expect: 504 error 56
// expect: 120 error 56
// expect: 120 error 57
// expect: 349 error 60
// expect: 349 error 61
// expect: 349 error 62
// expect: 349 error 63
// expect: 349 error 64
// expect: 349 error 65
// expect: 349 error 66
// expect: 349 error 67
// expect: 415 error 68
// expect: 120 error 74
// expect: 299 error 75
// expect: 120 error 76
// expect: 120 error 77
// expect: 386 error 78
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
