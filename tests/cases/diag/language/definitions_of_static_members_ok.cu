// flags: --c++17
struct S { static int n; static const int k = 5; static int arr[2]; static int f(int); static int (*fp)(int); static int (&ra)[2]; int m(int); static int S::*mp; static int (S::*mf)(int); int v; struct In { static In *head; static int c; }; };
int S::n = k, S::arr[k - 3] = {n, k}, (*S::fp)(int) = f, (&S::ra)[2] = arr; int S::f(int a) { return a + n; } int S::*S::mp = &S::v; int (S::*S::mf)(int) = &S::m; S::In *S::In::head = nullptr; int S::In::c = c + n + k;
