// expect: 306 error 10
typedef __SIZE_TYPE__ size_t;

// What declarations of a template say of defaults is taken together.
template <class T1, class T2 = int> struct Merged;
template <class T1 = int, class T2> struct Merged {};
template <class T1, class T2 = int> using Alias = T1;
template <class T1 = int, class T2> using Alias = T1;
Merged<> *merged;
template <class T1 = int, class T2> struct Lonely;

// No template is instantiated to make a constructor that copies by a copy.
struct ByValue {
    ByValue();
    ByValue(ByValue &);
    template <class T> ByValue(T);
};
ByValue copied(ByValue one) { return one; }

// Deallocation functions, and those that gcc's attribute marks, do not throw.
void *operator new(size_t, float);
void operator delete(void *, float);
void marked() __attribute__((nothrow));
struct Own {
    void operator delete(void *);
    [[gnu::nothrow]] void h();
};
static_assert(noexcept(::operator delete(nullptr)), "");
static_assert(noexcept(operator delete(nullptr, 0.f)), "");
static_assert(noexcept(Own::operator delete(nullptr)), "");
static_assert(noexcept(marked()), "");
static_assert(noexcept(((Own *)nullptr)->h()), "");
static_assert(!noexcept(operator new(3, 0.f)), "");
