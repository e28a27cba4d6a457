// What a pointer to a deduced type of a template points to is not known before the template has its arguments.
template <class T> struct Handle { T *p; T &operator*() const; T *operator->() const; explicit operator bool() const; };
template <class T> struct Node { T value; Handle<Node<T>> left, right; };
template <class T> struct Tree {
  Handle<Node<T>> root; Node<T> *raw; int n;
  void walk() {
    auto *at = raw; (*at).value; at->value; *at; if (at->left) n = 1;
    auto *z = &raw->left; (*z)->value; (**z).value; *z; if (*z) n = 2; z->p;
    auto &y = root; y->value; (*y).value; auto w = raw; w->value; auto **pp = &raw; (*pp)->value; **pp;
  }
};
