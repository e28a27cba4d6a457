// expect: 20 error 28
// expect: 254 error 28
// expect: 29 error 28
// expect: 20 error 33
// expect: 20 error 38
// expect: 304 error 59
// expect: 304 error 60
// expect: 304 error 61
// expect: 304 error 62
// expect: 304 error 63
// expect: 304 error 65
// expect: 304 error 66
// expect: 304 error 68
// expect: 304 error 71
// expect: 304 error 72
// expect: 304 error 78
// expect: 304 error 79
// expect: 304 error 80
// expect: 167 error 83
// expect: 167 error 84
// The deduced result of a function of which a `return` is a mistake has the type of an error, from which no template
// argument is deduced but a parameter alone.
template <class T> struct View {
    T *p;
};
template <class T> struct Box {
    int n;
    auto view() const { return Viw<T>{}; }
    auto length() const { return n; }
};
struct Plain {
    int a;
    auto get() const { return b; }
    auto twice() { return get(); }
    auto later() const
    {
        if (a) return 1;
        return b;
    }
};
template <class T> void one(T);
template <class T> void ref(const T &);
template <class T> void ptr(T *);
template <class T> void view(View<T>);
template <class T, class F> void both(View<T>, F);
template <class T> void same(T, T);
template <class T, int N> void arr(T (&)[N]);
template <class... T> void pack(T...);
template <class T> __global__ void kern(View<T>, int);
template <class T> __global__ void kern2(T *, int);
template <class T> void twice(View<T>);
template <class T> void twice(T *);
void take(int, const char *);

int instances(Box<float> b, Box<int> &c)
{
    one(b.view());
    ref(b.view());
    ptr(b.view());
    view(b.view());
    both(c.view(), 3);
    same(b.view(), 3);
    arr(b.view());
    pack(b.view(), 3);
    kern<<<1, 1>>>(b.view(), 3);
    kern2<<<1, 1>>>(b.view(), 3);
    kern<float><<<1, 1>>>(b.view(), 3);
    twice(b.view());
    view<float>(b.view());
    auto v = b.view();
    view(v);
    view(b.length());
    return 0;
}

int members(Plain p)
{
    view(p.get());
    view(p.twice());
    view(p.later());
    int *w = p.later();
    p.get().foo();
    take(p.get(), 3);
    take(p.get() + 1, 3);
    int y = p.get();
    int *z = p.twice();
    return p.get() + p.twice() + y + *z + *w;
}
