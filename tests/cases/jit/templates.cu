// expect: 20217 error 19
// expect: 20216 error 25
// expect: 20217 error 27
// expect: 20217 error 28
// expect: 20217 error 29
// expect: 20217 error 30
// expect: 20217 error 31
// expect: 20217 error 32
// expect: 20217 error 35
// expect: 20217 error 40
// expect: 20217 error 41
// expect: 20217 error 42
// expect: 20217 error 43
// expect: 20217 error 44
// expect: 20217 error 46
// expect: 20217 error 49
// expect: 20217 error 53
// expect-default-device: 20216 error 25
template <class T> void function(T) {}
template <> void function(int) {}
template <> __device__ void function(char) {}
template void function(long);
template <class T> __device__ void device(T) {}
template <> void device(int) {}
template <class T> __host__ void host(T);
template <class T> struct C {
    C();
    ~C();
    void m();
    void n() {}
    template <class U> void t(U);
    operator T();
    __device__ void d();
    struct In {
        void m();
    };
    C &operator=(const C &) = default;
    friend void befriended(C) {}
};
template <class T> C<T>::C() {}
template <class T> C<T>::~C() {}
template <class T> void C<T>::m() {}
template <class T> template <class U> void C<T>::t(U) {}
template <class T> C<T>::operator T() { return T(); }
template <class T> __device__ void C<T>::d() {}
template <class T> void C<T>::In::m() {}
template <class T> C(T) -> C<T>;
template <> struct C<char> {
    void q();
};
void C<char>::q() {}
template <class T> struct C<T *> {
    void q();
};
template <class T> __device__ void not_instantiated() {
    struct L {
        void m() {}
    };
    extern int x;
    void local();
    auto l = [] {};
}
