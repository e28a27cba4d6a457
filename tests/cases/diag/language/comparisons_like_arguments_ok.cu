// expect: none
// comparisons that read like template arguments, told by the member that is found
struct M { template <class T> T size(); template <class T> static T npos(); template <int N> void get(); };
template <class T> struct V { T *b; int size, npos, get; 
 bool a(int i) const { return i < size && size > (3); } bool b1(V const &o) const { return o.size < 3 && (o.npos) > 2 && o.get < 5 && 7 > (o.get); }
 bool c(V const &o) { return (o.size < 3 and o.npos > (2)) or not (o.get < 2 or o.size > (1)); }
 int d(V o) { return o.size < o.npos ? o.get > (2) : 3; } bool e(V o, int (*f)(int)) { return o.size < f(1) && f(o.npos) > (2); }
 bool g(V o) { return o.b[0] < 3 && o.b[1] > (2) && o.b->x < 3 && o.b->y > (2); }
 bool h(V o) { return o.size < 1 || o.size > (o.npos - 1) || o.get < -o.npos || o.get > (o.size + 1); }
 bool i(V o) { return !(o.size < 1) && !(o.npos > (1)); } bool j(V o) { return o.size < (o.npos & 3) && o.get > (1); }
 bool k(V o) { return o.size < o.npos + 1 && o.get > (1) && o.get < sizeof(o) && o.npos > (0); }
 bool l(V o) { return this->size < 3 && this->npos > (2); } bool m(V *o) { return (*o).size < 3 && (*o).npos > (2); }
 bool n(V o) { return o.size < 3 && npos > (2) || o.get < 3 || get > (2); } bool p(V o) { return o.size < 3 && T(4) > (2); }
 bool q(V o) { return o.size < 3 ? true : o.npos > (4); } bool r(V o, int z) { return o.size < z && z > (o.npos); } bool s(V o, int z) { return o.size < z || z > (2); } };
struct Pt { int x, y; bool operator<(int) const { return true; } bool operator>(int) const { return false; } explicit operator int() const { return 1; } Pt(int a = 0) : x(a), y(a) {} };
template struct V<Pt>;
int r(V<Pt> o, int z) { return o.size < z && z > (o.npos); }
int s(V<Pt> o, int z) { return o.size < z || z > (2) || o.size < 3 && z > (o.npos); }
int t(V<Pt> o, int z) { return o.size < 3 | z > (2); }
int u(V<Pt> o, int z) { if (o.size < 3 != z > (2)) return 1; return (o.size < 3) == (z > (2)); }
bool v(V<int> o, int n) { bool b = o.size < n, c = n > (3); return b && c; }
int main() { return 0; }
template <class T> constexpr T tmax = T(1); template <class T> struct Q { static const int npos = 1; template <class U> static constexpr U get = U(2); template <class U> int size(U u) { return 1; } };
struct V3 { int size, get; static const int npos = 2; enum { max = 3 }; };
bool f2(V3 o, int z) { return o.size < 3 && z > (2) && V3::npos < 1 && z > (1) && V3::max < 2 && z > (3) && o.npos < z && z > (2); }
template <class T> bool g(T o, int z) { return o.size < 3 && z > (2) && T::npos < 1 && z > (1) && T::max < 2 && z > (3) && o.npos < z && z > (2); }
template <class T> int h(T o, int z) { return o.template size<int>(1) + T::template get<int> + Q<T>::template get<long> + tmax<int>; }
int i(Q<int> q) { return q.size<int>(2) + q.get<int> + Q<int>::get<int> + Q<char>::npos; }
int more() { return f2(V3(), 1) + g(V3(), 2) + h(Q<int>(), 1) + i(Q<int>()); }

// A global name is the last operand, not a member of an instance.
int upper;
template <class T> struct Held { static const int upper = 4; };
bool globals(int n, int *array)
{
    int i = 0;
    bool found = i < (n) > ::upper;
    for (; i < (n) > ::upper; i++) {
        found = array[i] < (n) > ::upper;
    }
    auto inner = [n](int j) { return j < n > ::upper; };
    return found && inner(Held<int>::upper) && n < (i) > ::upper;
}
