// expect: 18 error 18
// expect: 18 error 20
// expect: 18 error 22
// expect: 18 error 23
// expect: 18 error 25
// expect: 18 error 26
// expect: 29 error 27
// expect: 18 error 28
// expect: 254 error 30
// expect: 18 error 30
// expect: 18 error 31
// expect: 65 error 31
// flags: --c++17
// No statement stands in front of the condition of a loop.
int v();
int *find(int);
int f(int n) {
    while (auto p = v(); p > 3) v();
    v();
    while (int x = v(); x < 3) { v(); x++; }
    v();
    while (auto *it = find(n); it != nullptr) v();
    while (int x = v(); x < 3)
        v();
    while (int x = v(); ) { v(); }
    while (v(); v()) v();
    while (; v()) v();
    while (v();) v();
    while (int y = v()) y++;
    do { v(); } while (int x = v());
    do v(); while (v(); v());
    if (; n) return 2;
    if (int x = v(); x) return 3;
    switch (int x = v(); x) { case 1: v(); }
    return 1;
}
