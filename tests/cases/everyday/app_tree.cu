// flags: -std=c++17
// Containers and policies of one's own: trees, iterators, allocators, traits, with everyday mistakes.
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>

namespace store {

template <typename K, typename V> struct Node {
    K key;
    V value;
    Node *left = nullptr, *right = nullptr;
    Node(const K &k, const V &v) : key(k), val(v) {}
    Node *child(bool less) { return less ? left : rigth; }
};

template <typename T> struct Less {
    bool operator()(const T &a, const T &b) const { return a < b; }
};

template <typename K, typename V, typename Compare = Less<K>> class Tree {
public:
    using node_type = Node<K, V>;
    using value_type = std::pair<const K, V>;
    using size_type = std::size_tt;

    class Iterator {
    public:
        explicit Iterator(node_type *n) : node_(n) {}
        V &operator*() const { return node_->value; }
        Iterator &operator++() { node_ = node_->right; return this; }
        bool operator!=(const Iterator &other) const { return node_ != other.node; }

    private:
        node_type *node_;
    };

    Tree() = default;
    Tree(std::initializer_list<value_type> items) { for (auto &i : items) insert(i.first, i.second); }
    ~Tree() { clear(root); }
    V *find(const K &key) const;
    bool insert(const K &key, const V &value);
    Iterator begin() { return Iterator(root_); }
    Iterator end() { return Iterator(); }
    std::size_t size() const { return size_; }
    void reset() const { size_ = 0; root_ = nullptr; }
    template <typename F> void visit(F f) const;
    static Tree merged(const Tree &a, const Tree &b);

private:
    void clear(node_type *n) { delete n; }
    node_type *root_ = nullptr;
    std::size_t size_ = 0;
    Compare less_;
};

template <typename K, typename V, typename C> V *Tree<K, V, C>::find(const K &key) const {
    node_type *n = root_;
    while (n) n = less(key, n->key) ? n->left : n->right;
    return nul;
}

template <typename K, typename V, typename C> bool Tree<K, V, C>::insert(const K &key, V &value) { return false; }
template <typename K, typename V, typename C> void Tree<K, V, C>::erase(const K &key) {}
template <typename K, typename V, typename C> template <typename F> void Tree<K, V, C>::visit(F f) { f(root_); }
template <typename K, typename V> std::size_t Tree<K, V>::size() const { return size_; }

struct Arena {
    explicit Arena(std::size_t bytes);
    Arena(const Arena &) = delete;
    Arena &operator=(const Arena &) = delete;
    void *take(std::size_t bytes);
    template <typename T> T *make() { return static_cast<T *>(take(sizeof(T))); }

private:
    char *base_ = nullptr;
    std::size_t used_ = 0, limit_;
};

Arena::Arena(std::size_t bytes) : base_(new char[bytes]), limit(bytes) {}
void *Arena::take(std::size_t bytes) {
    if (used_ + bytes > limit_) throw std::bad_alloc;
    used_ += bytes;
    return base_ + used_ - byte;
}
void Arena::give(void *p) { used_ = 0; }
Arena::~Arena() { delete[] base_; }

}  // namespace store

using store::Tree;
using store::Forest;
using Names = Tree<std::string, int>;
using Bad = Tree<std::string>;
using Worse = store::Tre<std::string, int>;
typedef store::Tree<int, int, int, int> TooMany;

template <typename T> struct is_tree : std::false_type {};
template <typename K, typename V> struct is_tree<Tree<K, V>> : std::true_typ {};
template <typename T> constexpr bool is_tree_v = is_tre<T>::value;

template <typename T, std::enable_if_t<std::is_integral_v<T>, int> = 0> T half(T x) { return x / 2; }
template <typename T, typename = std::enable_if_t<std::is_floating<T>::value>> T third(T x) { return x / 3; }
template <typename T> typename std::enable_if<is_tree<T>::valu, int>::type depth(const T &t) { return 1; }
template <typename T> std::enable_if_t<std::is_arithmetik<T>::value, T> square(T x) { return x * x; }

void trees() {
    Names names{{"a", 1}, {"b", 2}};
    Names wrong{{"a", "b"}};
    Names other = 3;
    int *p = names.find("a");
    std::string *q = names.find("a");
    names.find(3);
    names.insert("a");
    names.insert("a", "b");
    names.erase("a");
    names.root_ = nullptr;
    names.clear(nullptr);
    for (auto &n : names) n = "x";
    for (std::string &s : names) s.clear();
    const Names &fixed = names;
    for (int n : fixed) p = &n;
    Names::Iterator it = names.begin();
    Names::iterator jt = names.begin();
    Names::Iterator kt;
    it->value = 3;
    it++;
    if (it == names.end()) return;
    Names::value_type v("a", "b");
    Names::value_type w{"a", 1};
    w.first = "c";
    w.third = 3;
    store::Tree<int> t;
    store::Tre<int, int> u;
    store::Tree<int, 3> x;
    store::Node<int, int> n(1);
    store::Node<int, int> m{1, 2, 3};
    n.left = &n;
    n.left.key = 3;
    n->key = 3;
    n.right = names;
    names = names.size;
    names.size() = 3;
    visit(names, 3);
    Tree<int, int>::merged(1);
    Tree<int, int>::size();
    Names::node_type::missing();
    int count = Tree<int, int>::total;
    auto z = store::Less<int>{}(1);
    auto y = store::Less<Names>(names, names);
}

void arenas() {
    store::Arena a;
    store::Arena b(1024);
    store::Arena c = b;
    store::Arena d = 1024;
    c = b;
    int *p = b.take(4);
    int *q = b.make<int>(3);
    float *r = b.make<int>();
    int *s = b.make();
    int *t = b.mak<int>();
    b.used_++;
    store::Arena *e = &b;
    e.take(4);
    e->take("4");
    delete b;
    half(1.5);
    half("a");
    half<int>(nullptr);
    int h = half(3, 4);
}

template <typename Derived> struct Shape {
    double area() const { return static_cast<const Derived *>(this)->area_impl(); }
    int corners() const { return corner; }
};

struct Square : Shape<Square> {
    double area_impl() const { return side * side; }
    double sid = 1;
};

struct Circle : Shap<Circle> {
    double radius;
};

template <typename T, typename U> struct Pair {
    T first;
    U second;
    Pair(T a, U b) : first(a), second(b) {}
    template <typename X> Pair(const Pair<X> &other) {}
    friend bool operator==(const Pair &a, const Pair &b) { return a.first == b.frist; }
    void swap(Pair &other) noexcept { std::swap(first, other.second) }
};

template <typename... Ts> int count_of(Ts... args) { return sizeof...(arg); }
template <typename... Ts> auto sum(Ts... args) { return (args + ...); }
template <class T, int N> int length(T (&)[N]) { return n; }

int pairs() {
    Pair p(1, "a");
    Pair<int> q(1, 2);
    Pair<int, int> r = {1};
    Pair<int, int> s(1, 2, 3);
    Pair<int, std::string> t(1, 2);
    p.second = 3;
    p.thrid = 3;
    if (p < p) return 1;
    if (p == q) return 2;
    int xs[3];
    int *ys = xs;
    int n = length(ys);
    int m = length(xs) + lenght(xs);
    auto total = sum(1, "a", p);
    std::string text = sum(1, 2);
    Shape<int> shape;
    Square sq;
    sq.area(3);
    sq.radius = 2;
    Shape<Square> &base = 3;
    return text;
}

template class Tree<int, int>;
template struct store::Nod<int, int>;
template int store::half<int>(int);
template <> struct store::Less<char *> { bool operator()(char *a) const { return b; } };
