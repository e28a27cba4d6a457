// c++14
typedef int I; typedef I J; using K = const J; typedef int *PI; typedef const PI CPI; typedef int F(int);
  typedef F *PF; typedef int A3[3]; using U = unsigned long; typedef struct T { I i; U u; } T, *PT;
  template <class X> using Ptr = X *; template <class X> struct H { typedef X type; using P = Ptr<X>; };
I td(I i, J j, K k, PI p, CPI q, PF f, A3 &a, U u, T t, PT s, Ptr<I> r, H<U>::type h, H<I>::P hp,
  Ptr<const Ptr<J>> pp) {
  I x = i + j; J y = k; U z = u * 2; x += u; z = i;
  PI w = &x; A3 b = {1, 2}; I *v = b; Ptr<T> tp = &t;
  return x + y + z + *p + *q + f(i) + a[1] + t.i + s->u + *r + h + *hp + **pp + *w + *v + tp->i +
    (b ? i : j) + (u << i) + -i + ~u + (I)z + U(x) + static_cast<J>(h);
}
