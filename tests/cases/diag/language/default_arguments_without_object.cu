// expect: 245 error 29
// expect: 245 error 32
// expect: 245 error 33
// expect: 245 error 17
// expect: 245 error 18
// expect: 245 error 18
// expect: 258 error 18
// expect: 245 error 19
// expect: 245 error 20
// expect: 245 error 21
// expect: 245 error 22
// expect: 245 error 40
// flags: --c++17
// There is no object in default arguments, bounds, values of enumerators and static members.
struct Registry { int x; int get(); };
struct M {
    void a(int size = size_) {}
    void b(int x = n_.x, int y = get(), int z = sget(), int w = this->size_) {}
    static void c(int i = size_);
    M(int q = size_) {}
    void e(int *p = &size_, unsigned n = sizeof(size_), int M::*mp = &M::size_);
    void f(int g = constant, int h = enumerator, int i = M::size_) {}
    int get();
    static int sget();
    int size_;
    Registry n_;
    static const int constant = 3;
    enum { enumerator };
    int arr[size_];
    int arr2[sizeof(size_)];
    int lim = size_, own = this->size_;
    static const int lim2 = size_;
    enum { E = size_, F = sizeof(size_) };
    auto trailing() -> decltype(this->size_);
    void throwing() noexcept(noexcept(size_ + get()));
};
struct Nested {
    int a = 1;
    int b = a;
    struct Inner { int c = 2; int d = c; void f(int x = Inner{}.d, int y = b); };
    static Nested made(Nested n = Nested{});
};
