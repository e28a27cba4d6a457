// expect: 117 warning 16
// expect: 117 warning 17
// expect: 278 error 20
// expect: 278 error 21
// expect: 278 error 22
// expect: 117 warning 24
// expect: 117 warning 26
// expect: 117 warning 27
// expect: 117 warning 28
// expect: 278 error 30
// expect: 278 error 30
// expect-device: 278 error 30
// flags: --c++17
// Templates whose results are no void return a value, constructors and destructors return none.
template <typename K> struct F {
    bool insert(K k) { if (k) return; return true; }
    int g() { return; }
    K h() { if (1) return; }
    auto a(K k) { if (k) return; return 3; }
    F() { return 3; }
    F(int) { return K(); }
    ~F() { return K(); }
};
template <typename K> int free_one(K k) { if (k) return; return 3; }
template <typename K> K free_dep(K k) { if (k) return; return 3; }
template <typename K> K *free_ptr(K k) { return; }
template <typename K> K &free_ref(K k) { return; }
template <typename K> F<K> free_f(K k) { return; }
template <typename K> __device__ int dev(K k) { return; }
struct C { C() { return 3; } template <typename T> C(T t) { return t; } ~C() { return; } };
