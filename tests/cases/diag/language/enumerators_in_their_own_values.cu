// expect: 20 error 9
// expect: 20 error 11
// expect: 20 error 19
// In its own value an enumerator is not declared yet: the name means what is declared outside, or nothing.
const int A = 3;
namespace n {
enum E { A = A + 1, B = A };
static_assert(A == 4 && B == 4, "");
enum { A2 = A2 };
}
enum F { f0 = 1, f1 = f1 + 1, f2 = f0 };
enum class G { A = A, B };
struct S {
    enum D : int { D1 = 2, D2 = D1 * 2 };
};
void f() {
    const int K = 5;
    {
        enum { K = K, L = L };
        static_assert(K == 5, "");
    }
}
int y[S::D2];
