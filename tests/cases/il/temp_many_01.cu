// c++17
// More than eleven template parameters and parameters: mangled names count them in decimal.
template <class A, class B, class C, class D, class E, class F, class G, class H, class I, class J, class K, class L,
          class M>
M last(A a, B b, C c, D d, E e, F f, G g, H h, I i, J j, K k, L l, M m) {
    return m + l + a;
}
template <class A>
auto sum(A a, A b, A c, A d, A e, A f, A g, A h, A i, A j, A k, A l, A m) -> decltype(m + l) {
    return a + b + c + d + e + f + g + h + i + j + k + l + m;
}
int main() {
    return last(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13) + sum(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
}
