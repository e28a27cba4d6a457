// expect: none
// flags: --c++17
// Members that only a nested class defined outside of its class template names, which renames the parameters.
template <class T> struct box { T t; };
template <class Key, class Data, class Compare> class tree {
public:
    typedef tree<Key, Data, Compare> self_type;
    typedef Compare compare_type;
    typedef Data data_type;
    class iterator;
    iterator begin();
private:
    struct subs;
    void *children;
};
template <class K, class D, class C> struct tree<K, D, C>::subs {
    typedef box<compare_type> base;
    static base &ch(self_type *s) { return *static_cast<base *>(s->children); }
    static const base &ch(const self_type *s) { return *static_cast<const base *>(s->children); }
};
template <class K, class D, class C> class tree<K, D, C>::iterator { public: iterator(typename subs::base b) {} };
template <class K, class D, class C> typename tree<K, D, C>::iterator tree<K, D, C>::begin() { return iterator(subs::ch(this)); }
struct less_ {};
tree<int, int, less_> t;
void use() { t.begin(); }
