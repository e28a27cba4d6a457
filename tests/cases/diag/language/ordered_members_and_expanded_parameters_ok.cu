// expect: none
// A static member template is ordered with others as if it had no object (CWG 532), and a template parameter that expands
// a pack of a template around is as many parameters, which stand anywhere ([temp.param]/17).
struct A {
    template <class T> int g(T **, int = 0) { return 0; }
    template <class T> static char g(T *) { return 1; }
    template <class T> static int h(T **);
    template <class T> char h(T *);
    template <class T, class U> int k(T, U);
    template <class T> static char k(T, T);
    template <class T> char m(T) const;
    template <class T> static int m(T *);
};
static_assert(sizeof(A().g((int **)0)) == 4, "");
static_assert(sizeof(A().h((int **)0)) == 4, "");
static_assert(sizeof(A().k(1, 2)) == 1, "");
static_assert(sizeof(A().m((int *)0)) == 4, "");

template <typename... Ts> struct Outer {
    template <Ts... As, template <Ts> class... Bs, typename... Cs> struct Inner {
        struct Check : Bs<As>... { Check(Cs...); };
    };
    template <Ts... As> struct Last;
};
Outer<int, char> *outer;
