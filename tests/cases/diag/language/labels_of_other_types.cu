// expect: 28 error 28
// expect: 28 error 29
// expect: 2373 error 30
// expect: 28 error 31
// expect: 28 error 32
// expect: 28 error 33
// expect: 28 error 34
// expect: 28 error 35
// expect: 2373 error 36
// expect: 2373 error 37
// expect: 28 error 38
// expect: 28 error 39
// expect: 2373 error 40
// expect: 28 error 41
// expect: 2373 error 42
// expect: 2373 error 43
// expect: 2373 error 51
// expect: 2373 error 52
// expect: 2373 error 54
// expect: 2373 error 55
// expect: 2373 error 56
// Labels that are no constants are told of for that, whatever their type; constants of other types for their type.
enum class Border { clamp, wrap };
enum Plain { p0, p1 };
void scoped(int n, Border b, Plain p, double d, const int cn, const char *s)
{
    static const int m = n; const int k = 3; const double dd = 2; constexpr int q = 2; const int r = n;
    switch (b) { case n: break; }
    switch (b) { case m: break; }
    switch (b) { case k: break; }
    switch (b) { case b: break; }
    switch (b) { case d: break; }
    switch (b) { case p: break; }
    switch (b) { case n + 1: break; }
    switch (b) { case n == 1: break; }
    switch (b) { case p0: break; }
    switch (b) { case q: break; }
    switch (b) { case r: break; }
    switch (b) { case cn: break; }
    switch (b) { case dd: break; }
    switch (b) { case s: break; }
    switch (b) { case "box": break; }
    switch (b) { case 1: break; }
}
template <class T>
void unscoped(T t, int n, Border b, Plain p, double d, const char *s)
{
    switch (p) { case n: break; }
    switch (p) { case b: break; }
    switch (p) { case d: break; }
    switch (p) { case 1.5: break; }
    switch (n) { case "box": break; }
    switch (n) { case s: break; }
    switch (n) { case Border::wrap: break; }
    switch (n) { case 1.5: break; }
    switch (n) { case nullptr: break; }
    switch (n) { case &n: break; }
    switch (n) { case sizeof(T): break; case p1: break; }
    switch (t) { case 1: break; case 1.5: break; }
}
