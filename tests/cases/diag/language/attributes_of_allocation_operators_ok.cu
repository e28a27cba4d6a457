// expect: none
// flags: --c++17
// An attribute behind the name of an operator is none of its name.
struct N {};
void *operator new [[gnu::cold]] (unsigned long, N);
void operator delete [[gnu::cold]] (void *, N);
struct T {
    void *operator new [[gnu::cold]] (unsigned long, int);
    void *operator new[] [[gnu::cold]] (unsigned long, int);
    T operator+ [[gnu::cold]] (T);
};
void f() { new (1) T; new (1) T[2]; }
