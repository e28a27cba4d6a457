// expect-device: 20188 error 16
// expect-device: 20188 error 17
// expect-device: 20188 error 18
// expect-device: 20188 error 19
// expect-device: 20188 error 20
// expect-device: 20188 error 21
// expect-device: 20188 error 22
// expect-device: 177 warning 20
// expect-device: 550 warning 21
// expect-device: 177 warning 24
// Variables whose initialisers need types at run time in code for the device are not told of beside that.
struct Base { virtual ~Base() {} };
struct Leaf : Base { int x; };
__device__ void d(int n, Base *p)
{
    Leaf *a = dynamic_cast<Leaf *>(p);
    Base *b = dynamic_cast<Base *>(p);
    auto c = dynamic_cast<Leaf *>(p);
    Leaf &e = dynamic_cast<Leaf &>(*p);
    int f = dynamic_cast<Leaf *>(p) != nullptr, g = 3;
    int h; h = dynamic_cast<Leaf *>(p) != nullptr;
    if (Leaf *i = dynamic_cast<Leaf *>(p)) {}
}
void host(Base *p) { Leaf *a = dynamic_cast<Leaf *>(p); }
