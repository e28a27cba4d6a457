// expect: 135 error 88
// expect: 439 error 88
// expect: 40 error 88
// expect: 135 error 89
// expect: 439 error 89
// expect: 40 error 89
// expect: 283 error 90
// expect: 77 error 90
// expect: 65 error 90
// expect: 283 error 91
// expect: 260 error 91
// expect: 65 error 91
// expect: 135 error 92
// expect: 442 error 92
// expect: 40 error 92
// expect: 40 error 92
// expect: 135 error 93
// expect: 254 error 93
// expect: 40 error 93
// expect: 135 error 98
// expect: 135 error 99
// expect: 513 error 100
// expect: 135 error 101
// expect: 135 error 104
// expect: 439 error 104
// expect: 18 error 104
// expect: 20 error 104
// expect: 20 error 104
// expect: 135 error 105
// expect: 18 error 105
// expect: 20 error 105
// expect: 260 error 106
// expect: 283 error 106
// expect: 18 error 106
// expect: 20 error 106
// expect: 135 error 107
// expect: 439 error 107
// expect: 40 error 107
// expect: 135 error 108
// expect: 439 error 108
// expect: 40 error 108
// expect: 135 error 111
// expect: 439 error 111
// expect: 40 error 111
// expect: 135 error 112
// expect: 254 error 112
// expect: 20 error 112
// expect: 135 error 113
// expect: 439 error 113
// expect: 40 error 113
// expect: 135 error 114
// expect: 439 error 114
// expect: 40 error 114
// expect: 135 error 115
// expect: 439 error 115
// expect: 65 error 115
// expect: 135 error 117
// expect: 439 error 117
// expect: 29 error 117
// expect: 135 error 118
// expect: 439 error 118
// expect: 125 error 118
// expect: 135 error 119
// expect: 439 error 119
// expect: 40 error 119
// expect: 20 error 119
// expect: 135 error 120
// expect: 439 error 120
// expect: 40 error 120
// expect: 20 error 120
// expect: 135 error 121
// expect: 439 error 121
// expect: 18 error 121
// expect: 20 error 121
// expect: 144 error 122
// What was meant for the arguments of a missing template, among the arguments of another one, is read otherwise.
namespace std_like { struct text { int size; }; }
namespace ns = std_like;
template <class T> struct box { T held; };
template <class T, class U> struct twin { T first; U second; };
template <class... T> struct pack {};
template <int N> struct number {};
template <bool B, class T = void> struct only { using type = T; };
template <class T> struct only<false, T> {};
template <bool B, class T = void> using only_t = typename only<B, T>::type;

struct members {
    box<ns::vectr<int>> a;
    twin<int, ns::vectr<int>> b;
    ns::vectr<int> c;
    const ns::vectr<int> &d;
    twin<ns::vectr<int>, int> e;
    number<ns::size<int>> f;
    int g;
};

int uses(members m) {
    m.a.held = 1;
    m.b.first = 1;
    m.g = "text";
    return m.f;
}

void parameters(int n, const box<ns::vectr<int>> &a, int b) { n = a.held + b; }
void last_parameter(int n, ns::vectr<int> a) { n = a; }
void constant_parameter(int n, const ns::vectr<int> &a) { n = a; }
static box<ns::vectr<int>> result(int n) { return n; }
extern box<ns::vectr<int>> variable;

void block(double d) {
    box<ns::vectr<int>> a;
    std_like::box<int> b;
    const box<ns::vectr<int>> c = {};
    typedef box<ns::vectr<int>> D;
    using E = box<ns::vectr<int>>;
    E e;
    auto f = box<ns::vectr<int>>();
    int g = static_cast<ns::unsignd<int>::type>(d);
    for (box<ns::vectr<int>> i; d > 1;) d = i;
    if (box<ns::vectr<int>> w = 3) d = w;
    auto l = [](box<ns::vectr<int>> v) { return v.held; };
    int h = "text";
}
