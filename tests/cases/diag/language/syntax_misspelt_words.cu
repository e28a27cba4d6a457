// expect: 77 error 59
// expect: 70 error 60
// expect: 3306 warning 60
// expect: 65 error 63
// expect: 65 error 61
// expect: 77 error 66
// expect: 70 error 67
// expect: 3306 warning 67
// expect: 65 error 68
// expect: 77 error 72
// expect: 254 error 73
// expect: 65 error 73
// expect: 20 error 79
// expect: 405 error 79
// expect: 65 error 79
// expect: 20 error 85
// expect: 283 error 85
// expect: 65 error 85
// expect: 20 error 89
// expect: 147 error 89
// expect: 65 error 89
// expect: 77 error 90
// expect: 65 error 90
// expect: 77 error 91
// expect: 65 error 91
// expect: 130 error 92
// expect: 20 error 96
// expect: 283 error 96
// expect: 18 error 96
// expect: 20 error 96
// expect: 20 error 97
// expect: 253 error 97
// expect: 20 error 100
// expect: 283 error 100
// expect: 65 error 100
// expect: 20 error 101
// expect: 65 error 101
// expect: 549 warning 102
// expect: 20 error 103
// expect: 84 error 103
// expect: 20 error 105
// expect: 283 error 105
// expect: 53 error 105
// expect: 20 error 107
// expect: 65 error 107
// A misspelt specifier is a type that nothing declares, or a bit-field: what follows is no declarator of it.
namespace other {
struct Inner {
    int count;
};
template <class T>
struct List {
    T first;
};
}  // namespace other

class Access {
    int x;
pbulic:
    Access() {}
    Access(int y) : x(y) {}
    int f() { return 1; }
};
class Destroyed {
    int x;
pbulic:
    ~Destroyed() {}
    int y;
};
class Named {
    int x;
pbulic:
    other::Inner inner;
    int y;
};
class Explicit {
    int x, y;
public:
    epxlicit Explicit(int z) : x(z), y(3) {}
    int f() { return 1; }
    int z;
};
class Virtual {
public:
    vritual other::Inner f() { return {}; }
    int x;
};

cnost other::Inner constant;
cnsot other::List<int> constants;
satitc auto count = 3;
int typed() : x(3) {
    return 2;
}

void of_reference(ocnst other::Inner &inner) { inner.count = 3; }
int of_list(cosnt other::List<int> &list, int x) { return list.first + x; }

int block(other::Inner (&all)[3]) {
    conts other::Inner inner;
    cnots other::List<int> list;
    int sum = list.first;
    for (coonst auto &one : all)
        sum += one.count;
    for (onst other::Inner &one : all)
        sum += 1;
    cosnst auto last = 3;
    return sum;
}
