// expect: 65 error 13
// expect: 65 error 12
// expect: 65 error 16
// expect: 3306 warning 20
// expect: 65 error 22
// expect: 65 error 21
// expect: 254 error 24
// expect: 70 error 25
// A default member initialiser without its semicolon goes up to the next one, or to the brace of the class.
struct Before {
    int x = 3
    int f() { return 1; }
};
struct Braced {
    int x{3}
    int f() { return 1; }
    int y;
};
struct Field {
    int x : 3 = 4
    int f() { return 1; }
};
struct Types {
    int x : Braced;
    int y : Types();
};
