// flags: --c++17
// A class that is passed over behind an error declares nothing: what names its members later declares a variable.
// expect: 65 error 18
// expect: 70 error 19
// expect: 65 error 19
// expect: 20 error 22
// expect: 254 error 22
// expect: 253 error 22
// expect: 20 error 22
// expect: 67 error 22
// expect: 169 error 22
// expect: 20 error 24
// expect: 65 error 24
// expect: 12 warning 27
// expect: 3369 error 28
// expect: 65 error 28
int count = 0
class Heat { public: void step(); static int n; };
void Heat::step() {}
Heat h;
int between;
stuct Pair { int x, y; };
int other = 1;
calss Wave : public Base {
public:
    void step(int);
};
void Wave::step(int n) { n = 1; }
int behind;
