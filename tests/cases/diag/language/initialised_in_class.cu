// expect: 1591 error 62
// expect: 1592 error 63
// expect: 1591 error 66
// expect: 1592 error 67
// expect: 1592 error 68
// expect: 1592 error 69
// expect: 1591 error 70
// expect: 1591 error 71
// expect: 1591 error 72
// expect: 1591 error 73
// expect: 1592 error 74
// expect: 1591 error 75
// expect: 1591 error 76
// expect: 1592 error 80
// expect: 1591 error 81
// expect: 1592 error 82
// expect: 1591 error 85
// expect: 1592 error 86
// expect: 1592 error 88
// expect: 1592 error 92
// expect: 1592 error 92
// expect: 144 error 93
// expect: 144 error 94
// expect: 1591 error 95
// expect: 1592 error 96
// expect: 1592 error 97
// expect: 1591 error 98
// expect: 20 error 98
// expect: 1592 error 99
// expect: 20 error 99
// expect: 1591 error 100
// expect: 1591 error 101
// expect: 20 error 101
// expect: 1591 error 102
// expect: 1591 error 103
// expect: 1591 error 104
// expect: 1591 error 104
// expect: 1591 error 107
// expect: 1592 error 108
// expect: 1592 error 110
// expect: 1591 error 111
// expect: 1591 error 112
// expect: 1592 error 114
// expect: 1591 error 116
// expect: 1592 error 117
// expect: 1591 error 118
// expect: 1592 error 119
// expect: 1591 error 120
// expect: 817 error 124
// expect: 817 error 124
// expect: 817 error 124
// Static data members that may not be initialised in their classes.
struct K { K(int); K(int, int); };
struct P { int r, g; };
struct Lit { constexpr Lit(int) {} };
template <typename T> struct List { List(T); };
using Name = List<int>;
typedef decltype(nullptr) Null;
enum E { A };
enum class EC : int { A };
struct Members {
    static const Name a = 1;
    static Name b = 1;
    static const double c = 1.0;
    static const float f{1.0f};
    static const List<int> v2{1};
    static double d = 1;
    static int e = 3;
    static const char *s = "x";
    static const char *const s2 = "x";
    static const P p = {1, 2};
    static const P pp{};
    static const Lit lit{3};
    static float arr[] = {1, 2};
    static const int arr2[2] = {1, 2};
    static const int arr3[] = {1, 2};
    static const E en = A;
    static const EC ec = EC::A;
    static const bool bo = true;
    static int *ptr = nullptr;
    static const int *const ptr2 = nullptr;
    static const int &ref = 3;
    static const auto au = 3;
    static const unsigned long long ull = 1;
    const static Name late = 3;
    static void (*fp)() = nullptr;
    static const volatile int cv = 3;
    static volatile int vo = 3;
    static inline const Name okk = 3;
    static constexpr double okc = 1;
    static const double two2 = 1, three2 = 2;
    static double two3 = 1, three3 = 2;
    static const int bad = "x";
    static const double bad2 = "x";
    static const K bad3 = "x";
    static K bad4 = "x";
    static int bad5 = "x";
    static const K undefined = undef1;
    static K undefined2 = undef2;
    static const K f1{1, 2, 3};
    static const K t[] = {1, undef4};
    static const Null np = nullptr;
    static const int Members::*const mp = nullptr;
    static const K g = 3, h = 4;
};
template <typename T> struct Generic {
    static const Name a = 3;
    static Name b = 4;
    static const T c = 1.0;
    static List<T> v = {1};
    static const List<int> v2{1};
    static const List<T> v3{1};
    static T d = 1;
    static int e = 3;
    static const double f = 3;
    static const T arr[2] = {1, 2};
    static T arr4[2] = {1, 2};
    static const P p = {1, 2};
    static T *pt = nullptr;
    static const T *const pt2 = nullptr;
    static typename T::x tx = 3;
    static const typename T::x tx2 = 3;
};
void local() { struct L { static const K x = 1; static const double d = 3; static int i = 2; }; }
