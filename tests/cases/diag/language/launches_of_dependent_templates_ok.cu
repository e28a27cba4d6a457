// `template` in front of a name says that it is a member of what is not known yet.
struct Launch { int grid, block; };
template <class T> struct Runner {
    template <class U> static void run(T t, U *u) {
        Runner<T>::template kernel<<<1, 1>>>(t);
        T::template plain<<<t.grid, t.block>>>(t);
        T::template of_value<1><<<1, 1>>>(t);
        t.template member<<<1, 1>>>(t);
        u->template member<int><<<1, 1>>>(t);
        T::kernel<<<1, 1>>>(t);
        t.member<<<1, 1>>>(u);
    }
};
void go(Runner<Launch> runner) { (void)runner; }
