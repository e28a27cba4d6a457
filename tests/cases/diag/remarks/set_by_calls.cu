// expect: 1776 error 22
// expect: 1776 error 24
// expect: 1776 error 30
// expect: 349 error 37
// expect: 1776 error 39
// expect-device: 1776 error 22
// expect-device: 1776 error 24
// expect-device: 1776 error 30
// expect-device: 349 error 37
// expect-device: 1776 error 39
// expect-device: 550 warning 35
// Objects that are assigned to: only what no operator function does sets a variable alone.
struct Deleted { int x; Deleted &operator=(const Deleted &) = delete; };
struct Written { int x; Written &operator=(const Written &) { return *this; } Written &operator=(int) { return *this; } };
struct Constant { const int x = 1; };
struct Holder { Written w; };
struct Plain { int x; };
struct Made { Made(); Made &operator=(const Made &) = delete; };
void f(Deleted &d, Plain *p)
{
    Deleted a;
    a = d;
    Deleted array[2];
    array[0] = d;
    Written b;
    b = Written{1};
    Written c;
    c = 3;
    Constant e, e2;
    e = e2;
    Holder h, i;
    h = Holder{};
    i.w = 3;
    i.w.x = 3;
    Plain j, k;
    j = *p;
    k = 3;
    Made m1, m2;
    m1 = m2;
}
