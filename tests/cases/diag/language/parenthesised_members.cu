// expect: 79 error 79
// expect: 757 error 80
// expect: 18 error 80
// expect: 757 error 81
// expect: 757 error 82
// expect: 79 error 83
// expect: 20 error 84
// expect: 79 error 85
// expect: 79 error 86
// expect: 79 error 87
// expect: 79 error 88
// expect: 79 error 89
// expect: 79 error 90
// expect: 757 error 91
// expect: 79 error 91
// expect: 757 error 92
// expect: 18 error 92
// expect: 757 error 93
// expect: 757 error 93
// expect: 79 error 94
// expect: 757 error 94
// expect: 79 error 95
// expect: 79 error 96
// expect: 757 error 98
// expect: 79 error 99
// expect: 79 error 100
// expect: 79 error 100
// expect: 79 error 101
// expect: 79 error 102
// expect: 79 error 102
// expect: 757 error 102
// expect: 79 error 103
// expect: 757 error 105
// expect: 79 error 106
// expect: 757 error 106
// expect: 757 error 107
// expect: 18 error 107
// expect: 757 error 108
// expect: 18 error 108
// expect: 757 error 109
// expect: 18 error 109
// expect: 79 error 110
// expect: 79 error 111
// expect: 79 error 112
// expect: 79 error 113
// expect: 79 error 114
// expect: 79 error 115
// expect: 757 error 116
// expect: 504 error 118
// expect: 153 error 118
// expect: 504 error 119
// expect: 142 error 119
// expect: 504 error 120
// expect: 137 error 120
// expect: 504 error 121
// expect: 2139 error 121
// expect: 504 error 122
// expect: 3162 error 122
// expect: 504 error 123
// expect: 504 error 125
// expect: 153 error 125
// expect: 504 error 126
// expect: 153 error 126
// expect: 504 error 127
// expect: 137 error 127
// expect: 79 error 132
// expect: 79 error 132
// expect: 757 error 132
// expect: 300 error 134
// expect: 300 error 135
// expect: 300 error 136
// No parentheses initialise a member of a class: what stands there is read as its parameters.
struct K { K(int); K(int, int); int size() const; };
template <typename T> struct List { List(int); List(int, T); int size() const; T &operator[](int); };
const int N = 3;
int fn();
struct S { static int n; };
struct A {
    List<int> a0(10);
    List<int> a1(N + 1);
    List<int> a2(fn());
    List<int> a3(S::n);
    List<int> a4(-1);
    List<int> a5(undef);
    List<int> a6(sizeof(int));
    List<int> a7((1));
    List<int> a9(&N);
    K a10(*this);
    List<int> a11(true);
    List<int> a12(1 + 2);
    List<int> a13(N, 2);
    List<int> a14(N * 2, 2);
    List<int> a15(N, N);
    List<int> a16(10, fn());
    K a19(new int);
    K a20("a" "b");
    int after;
    K a22(after);
    K a23(this);
    int a25(1), a26(2);
    int a27(1) , a28;
    int a30('x'), *a31(0), &a32(after);
    K a33("x"), a34 = 3;
    List<int> a36(int);
    List<int> a37(a25);
    List<int> a38(3 * N, N);
    K a41(a22.size());
    K a42(after + 1);
    K a43(after.x, 1);
    K a44(!true);
    K a45(static_cast<int>(3));
    static K a48(3);
    static inline int a49(3);
    static constexpr int a50(3);
    K a52(3) const;
    int a60(after);
    int use() {
        a1.size();
        a1[0] = 1;
        a25 = 3;
        a25++;
        int q = a60 + 1;
        if (a25) return 1;
        int w = a28;
        a36.size();
        a15.size();
        a26 = 1;
        a34.size();
        return w + q;
    }
};
template <typename T> struct B { List<T> v(10); T t(3); T u(N); };
void use(A &a) {
    a.a4.size();
    int x = a.a25;
    a.a25 = 3;
}
