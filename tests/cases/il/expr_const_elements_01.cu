// c++17
struct T { int v[4]; int w; }; constexpr T t{{1, 2, 3, 4}, 5}; constexpr int arr[] = {1, 2, 3}; static constexpr const int *kp = &t.v[1]; constexpr const T *tp = &t; constexpr const int *ap = arr; const int *const np = arr; constexpr const char *s = "abc"; constexpr int mm[2][2] = {{1, 2}, {3, 4}};
int f(int n) { constexpr const int *lp = arr + 1; return kp[1] + *kp + kp[n] + tp->w + tp->v[2] + (*tp).w + ap[2] + np[1] + *np + s[1] + *s + lp[1] + arr[1] + t.v[2] + t.w + (&t)->w + *(ap + 1) + ap[-0] + mm[1][1] + *mm[1] + "xyz"[1] + *"q"; }
bool g() { return kp[1] == 3 && s[0] == 'a' && tp->w; }
