// c++17
template <class T> struct P { T *p; T &operator*() const; T *operator->() const; explicit operator bool() const; }; template <class T> struct N { T value; P<N> left, right; };
template <class T> struct Tree { P<N<T>> root; N<T> *raw; int n;
 bool insert(T v) { auto *at = &root; while (*at) { if (v == (*at)->value) return false; at = v < (*at)->value ? &(*at)->left : &(*at)->right; } return true; }
 void a() { auto *at = raw; (*at).value; at->value; *at; if (at->left) n = 1; auto q = at->left; auto &r = *at; r.value; auto *z = &raw->left; (*z)->value; (**z).value; *z; if (*z) n = 2; z->p; auto &y = root; y->value; (*y).value; auto w = raw; w->value; auto **pp = &raw; (*pp)->value; } };
