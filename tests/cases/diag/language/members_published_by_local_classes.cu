// expect: none
// Local classes that publish protected members of base classes, which are instances of templates, by using-declarations.

template <class C> struct Base {
  typedef C container_type;
  Base() : container(nullptr) {}

protected:
  C *container;
};

template <class It> inline auto get(It it) -> typename It::container_type & {
  struct accessor : It {
    accessor(It base) : It(base) {}
    using It::container;
  };
  return *accessor(it).container;
}

int main() {
  Base<char> base;
  get(base);
  return 0;
}
