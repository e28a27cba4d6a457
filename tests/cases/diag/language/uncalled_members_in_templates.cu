// expect: 504 error 20
// expect: 504 error 21
// expect: 504 error 22
// expect: 504 error 23
// expect: 504 error 26
// expect: 504 error 27
// expect: 504 error 31
// expect: 504 error 32
// expect: 504 error 35
// expect: 504 error 38
// expect: 504 error 39
// expect: 504 error 40
// A member function that is not called is no operand in a template either, whatever the other operand is (504).
template <class T> struct One {
    T a;
    T state() const;
    int n() const;
    static int s();
    void v();
    T sum(T x) { return a * x + state; }
    T plus() { return state + 1; }
    T product(T x) { return x * state; }
    int left(T x) { return n + x; }
    bool compared(T x)
    {
        if (x == n) return true;
        return n == x;
    }
    int assigned(T x)
    {
        x = n;
        x += n;
        return s + x;
    }
    bool less(T x) { return x < v; }
    void passed(T x)
    {
        x << n;
        x[n];
        x(n);
        x(&One::n, &One::v, s, &s);
        x->*(&One::v);
        (this->*x)(s);
    }
};
