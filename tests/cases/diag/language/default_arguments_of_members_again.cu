// expect: 307 error 15
// expect: 307 error 17
// expect: 307 error 18
// expect-device: 307 error 15
// expect-device: 307 error 17
// expect-device: 307 error 18
// flags: --c++17
// A default argument stands once, in the class, also for constructors and operators.
class Item {
    Item(const char *text, int count = 1);
    void f(int a = 1);
    int operator()(int a = 3);
    Item(int, int, int n = 3);
};
Item::Item(const char *text, int count = 1) {}
Item::Item(int, int, int n) {}
void Item::f(int a = 1) {}
int Item::operator()(int a = 3) { return a; }
