// Members of class templates, and templates in them.
template <class T, class U> __global__ void k(T, U) {}
template <class T> struct Outer {
    void used() { k<<<1, 1>>>(T(), 1); }
    void unused() { k<<<1, 1>>>(T(), 2.0); }
    template <class U> void generic(U u) { k<<<1, 1>>>(T(), u); }
    template <class U> struct Inner { void run() { k<<<1, 1>>>(T(), U()); } };
    static void shared();
};
template <class T> void Outer<T>::shared() { k<<<1, 1>>>(T(), 's'); }
void host() { Outer<int> o; o.used(); o.generic(short(1)); Outer<char>::Inner<long>().run(); Outer<float>::shared(); }
