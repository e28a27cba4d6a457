// flags: -std=c++17
// Class templates with policies, member templates, traits and iterators, with mistakes.
#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

struct SingleThread { struct Lock { explicit Lock(int); }; static void enter(); };
struct NoGrowth { static constexpr std::size_t next(std::size_t n) { return n; } };
template <typename T> struct HeapStorage { using value_type = T; T *data; std::size_t size; void grow(std::size_t n); };
template <typename T, typename Threading = SingleThread, template <typename> class Storage = HeapStorage>
class Queue : private Storage<T>, public Threading {
public:
    using value_type = T;
    using iterator = T *;
    Queue() = default;
    explicit Queue(std::size_t n);
    template <typename It> Queue(It first, It last);
    void push(const T &value);
    T pop();
    template <typename F> void each(F f) const;
    template <typename U> Queue<U, Threading, Storage> mapped() const;
    static constexpr int version = 2;
    static int instances;
private:
    typename Threading::Lock lock_{1};
    int secret_ = 0;
};

// Out-of-class definitions.
template <typename T, typename P, template <typename> class S> void Queue<T, P, S>::push(T &value) { }

template <typename T, typename P> T Queue<T, P>::pop() { return T(); }

template <typename T, typename P, template <typename> class S> T Queue<T, P, S>::peek() const { return T(); }

template <typename T, typename P, template <typename> class S> template <typename F> int Queue<T, P, S>::each(F f) const { return 0; }

template <typename T, typename P, template <typename> class S> void Queue<T, P, S>::each(int f) const { }

template <typename T, typename P, template <typename> class S> long Queue<T, P, S>::instances = 0;

template <typename T, typename P, template <typename> class S> Queue<T, P, S>::Queue(long n) { }

template <typename T, typename P, template <typename> class S> Queue<T, P, S>::~Queue() { }

// Arguments.
Queue<> no_element;

Queue<int, SingleThread, std::string> storage_is_type;

Queue<int, SingleThread, HeapStorage<int>> storage_is_instance;

Queue<int, HeapStorage> threading_is_template;

Queue<int, 3> threading_is_value;

Queue<int, SingleThread, HeapStorage, int> one_too_many;

Queue<int, int> threading_without_lock;

// Uses of members.
int secret(Queue<int> &q) { return q.secret_; }

std::size_t hidden_base(Queue<int> &q) { return q.size; }

void wrong_push(Queue<int> &q) { q.push(std::string("x")); }

void no_member(Queue<int> &q) { q.pusch(1); }

int version_of(Queue<int> &q) { q.version = 3; return Queue<int>::versoin; }

void copy_from_number() { Queue<int> q = 3u; }

Queue<int>::const_iterator missing_alias;

Queue::value_type without_arguments;

std::string popped(Queue<int> &q) { std::string s = q.pop(); return s; }

void mapped_without(Queue<int> &q) { q.mapped(); q.mapped<3>(); }

int to_base(Queue<int> &q) { HeapStorage<int> &base = q; return 0; }

void different(Queue<int> a, Queue<double> b) { a = b; }

const Queue<int> constant;
void pushed_on_constant() { constant.push(1); }

// Class templates and their friends, nested templates and statics.
template <typename T> struct Graph {
    struct Node { T value; std::vector<Node *> next; };
    template <typename V> struct Visitor { V visit(const Node &n) { return n.value; } void reset(); };
    friend bool operator==(const Graph &a, const Graph &b) { return a.root == b.rot; }
    friend void describe(Graph);
    Node root;
    enum State { fresh, visited };
    static const int limit = "ten";
    void walk(Node n) { State s = 3; n = nullptr; unknown_call(); }
    int count() const { int total; for (Node *n : root.next) total += 1; return totl; }
    void mark() const { return fresh; }
};

Graph<int>::Nod graph_node;

Graph<int>::Visitor no_arguments;

Graph<int>::Visitor<double, int> two_arguments;

template <typename T> void Graph<T>::Visitor<int>::reset() { }

template <typename T> template <typename V> int Graph<T>::Visitor<V>::reset() { return 0; }

Graph<int>::State state = 1;

void compare(Graph<int> a, Graph<float> b) { bool same = a == b; }

// Traits.
template <typename T> struct Traits { static const bool known = false; };
template <> struct Traits<int> { static const bool known = true; using wide = long; };
template <> struct Traits<int> { static const bool known = true; };
template <typename T> using Wide = typename Traits<T>::wide;

Wide<int> wide = "text";

Wide<char> not_wide;

template <typename T, std::enable_if_t<Traits<T>::known, int> = 0> T only_known(T t) { return t; }
char unknown_trait = only_known('c');

template <typename T> std::enable_if_t<!Traits<T>::known> only_known(T t);
int value_of_void = only_known(2.0);

static_assert(Traits<char>::known, "char is known");

int unmatched[Traits<int>::size];

// Iterators.
template <typename It> typename std::iterator_traits<It>::value_type summed(It first, It last) { return *first; }
int sum_of_ints = summed(1, 2);

int sum_of_two(std::vector<int> v, std::vector<double> w) { return summed(v.begin(), w.end()); }

void moved(std::vector<std::unique_ptr<int>> v) { std::unique_ptr<int> p = *v.begin(); }

void iterator_kinds(const std::vector<int> &v) { std::vector<int>::iterator it = v.begin(); *v.begin() = 3; }
