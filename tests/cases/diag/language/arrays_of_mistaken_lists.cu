// expect: 146 error 47
// expect: 146 error 48
// expect: 20 error 49
// expect: 144 error 50
// expect: 144 error 51
// expect: 520 error 52
// expect: 146 error 53
// expect: 144 error 54
// expect: 2140 error 58
// expect: 144 error 59
// expect: 413 error 60
// expect: 153 error 60
// expect: 415 error 62
// expect: 146 error 63
// expect: 135 error 63
// expect: 413 error 63
// expect: 289 error 63
// expect: 144 error 65
// expect-device: 146 error 47
// expect-device: 146 error 48
// expect-device: 20 error 49
// expect-device: 144 error 50
// expect-device: 144 error 51
// expect-device: 520 error 52
// expect-device: 146 error 53
// expect-device: 144 error 54
// expect-device: 2140 error 58
// expect-device: 144 error 59
// expect-device: 413 error 60
// expect-device: 153 error 60
// expect-device: 415 error 62
// expect-device: 146 error 63
// expect-device: 135 error 63
// expect-device: 413 error 63
// expect-device: 289 error 63
// expect-device: 144 error 65
// expect-device: 144 error 70
// expect-device: 144 error 71
// An array of unknown bound whose initialiser is wrong has no type: nothing is told of its uses.
struct O { int a, b; };
struct V { V(const O *p, const O *q); };
struct E { explicit E(V); template <class T> E(const T *, int); };
struct R { template <int N> R(const O (&)[N]); };
int f();
void g()
{
    O o1[] = {{1, 2}, {1, 2, 3}};
    O o2[] = {{1, 2}, {1, 2, 3}};
    O o3[] = {{1, 2}, missing};
    O o4[] = {{1, "x"}, {1}};
    int o5[] = {1, "x"};
    int o6[] = "abc";
    O o8[2] = {{1, 2, 3}};
    O o9[] = {1, 2, 3, "x"};
    R r1(o1); R r2(o2); R r3(o3); R r4(o4); R r8(o8); R r9(o9);
    E e1(o1); E e2 = o2; E e3 = o3;
    V v1(o1, o1); V v2(o1);
    o1 + 1.5; o2 + 1.5; o3 + 1.5; o4 + 1.5; o5 + 1.5; o6 + 1.5; o8 + 1.5; o9 + 1.5;
    int *p1 = o1; int *p2 = o2; int *p3 = o3; int *p4 = o4; float *p5 = o5; float *p6 = o6; float *p8 = o8; float *p9 = o9;
    for (auto x : o1) x.c; for (auto x : o2) x.c; for (auto x : o3) x.c; for (auto x : o5) x.c; for (int x : o8) x.c;
    static_assert(sizeof(o1) == 3); static_assert(sizeof o4 == 3); 
    V w[] = {1}; w.a; w[0].b; V w2 = w;
    O x = {1, 2, 3}; x.c; int y = x; R z(x);
}
int outside[] = {1, "x"};
float *of_outside = outside;
int size_of_outside = sizeof(outside) + outside.a;
template <class T> int in_template(T v)
{
    O a[] = {{1, "x"}, {v}};
    T b[] = {1, v, "x"};
    b + 1.5;
    return sizeof(b);
}
int use = in_template(1);
