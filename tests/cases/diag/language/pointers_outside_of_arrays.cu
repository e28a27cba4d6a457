// expect: 170 warning 45
// expect: 170 warning 46
// expect: 170 warning 47
// expect: 170 warning 49
// expect: 170 warning 53
// expect: 170 warning 54
// expect: 170 warning 55
// expect: 170 warning 56
// expect: 170 warning 57
// expect: 170 warning 58
// expect: 170 warning 61
// expect: 170 warning 62
// expect: 170 warning 63
// expect: 170 warning 64
// expect: 170 warning 67
// expect: 170 warning 68
// expect: 170 warning 75
// expect-device: 170 warning 45
// expect-device: 170 warning 46
// expect-device: 170 warning 47
// expect-device: 170 warning 49
// expect-device: 170 warning 53
// expect-device: 170 warning 54
// expect-device: 170 warning 55
// expect-device: 170 warning 56
// expect-device: 170 warning 57
// expect-device: 170 warning 58
// expect-device: 170 warning 61
// expect-device: 170 warning 62
// expect-device: 170 warning 63
// expect-device: 170 warning 64
// expect-device: 170 warning 67
// expect-device: 170 warning 68
// flags: --c++17
// Constants lead in front of an array or behind its end; what is not evaluated does not.
struct S { int m[4]; static int s[2]; };
int global[3];
extern int unknown[];
int matrix[2][3];
constexpr int five = 5;
void f(S s, S *p, int q[3], int n)
{
    int a[3];
    int *x;
    x = a + 4;
    x = 4 + a;
    x = a - 1;
    x = a + 3;
    x = a + five;
    x = a + n;
    x = &a[4];
    x = &a[0] + 4;
    x = (a) + 4;
    x = s.m + 5;
    x = p->m + 5;
    x = S::s + 3;
    x = global + 5 - 2;
    x = matrix[0] + 4;
    x = unknown + 4;
    x = q + 4;
    int (*y)[3] = matrix + 3;
    int z = *(a + 4);
    const char *c = "abc" + 5;
    c = "abc" + 'a';
    c = "abc" + 4;
    x = (int *)a + 4;
    for (x = a; x != a + 4; x++) z++;
    f(s, p, a + 4, y[0][0]);
    (void)sizeof(1 / 0);
    (void)sizeof(1 << 40);
    (void)sizeof(a + 4);
    decltype(1 << 40) d = noexcept(a + 4);
    f(s, p, x, c[d]);
}
template <typename T> void g() { int b[3]; int *c = b + 5; c++; }
