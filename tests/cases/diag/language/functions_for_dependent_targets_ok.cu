// expect: none
// A cast or argument of dependent type chooses among functions where it is instantiated.
void foo (); namespace { void foo (int) {} }
template <class T> void bar () { T (*p)() = (T (*)(void)) foo; T (*q)() = static_cast<T (*)()>(foo); T (*r)() = foo; (void)p; (void)q; (void)r; }
void baz () { bar<void> (); }
void ov(int); void ov(char); template<class T> struct M { typedef void (*fp)(T); fp get() { return (fp)ov; } fp g2() { return ov; } fp g3() { fp x = &ov; return x; } };
void (*p)(int) = M<int>().get(); void (*p2)(char) = M<char>().g2();
