// expect: 415 error 20
// expect: 18 error 20
// Several values of a pack for a class without constructors, or a number: the original tells of the pack (2098).
struct Job { const char *name; int p; };
template <class T> struct Pool {
    char b[100];
    template <class... A> T make(A &&...a) { return T(static_cast<A &&>(a)...); }
    template <class... A> T named(A &&...a) { T t(a...); return t; }
    template <class... A> T after(int x, A... a) { return T(x, a...); }
};
int main()
{
    Pool<Job> pool;
    pool.make("two", 2);
    pool.named("two", 2);
    Pool<int> ints;
    ints.make(1, 2);
    ints.named(1, 2);
    ints.after(1, 2);
    Job(1, 2);
}
