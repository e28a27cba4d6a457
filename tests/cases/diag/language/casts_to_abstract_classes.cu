// expect: 389 error 52
// expect: 389 error 53
// expect: 695 error 54
// expect: 389 error 55
// expect: 389 error 56
// expect: 389 error 57
// expect: 389 error 58
// expect: 389 error 59
// expect: 322 error 60
// expect: 322 error 61
// expect: 604 error 62
// expect: 2958 error 66
// expect: 2958 error 67
// expect: 2958 error 68
// expect: 2958 error 69
// expect: 2887 error 70
// expect: 441 error 71
// expect: 2958 error 72
// expect: 441 error 73
// expect: 441 error 74
// expect: 2887 error 75
// expect: 441 error 79
// expect: 441 error 95
// expect: 441 error 96
// expect: 441 error 97
// expect: 441 error 98
// expect: 2887 error 83
// expect: 2887 error 84
// expect: 2887 error 85
// expect: 2887 error 86
// expect: 2887 error 87
// expect: 2887 error 88
// expect: 441 error 89
// expect: 2887 error 90
// expect: 289 error 93
// expect: 2887 error 100
// expect: 2887 error 100
// expect: 2887 error 100
// expect: 441 error 101
// expect: 441 error 102
// expect: 2958 error 103
// expect: 441 error 104
// expect: 441 error 105
// flags: --error_limit=1000
struct A { virtual void f() = 0; virtual ~A(); };
struct B : A { void f() override; };
struct P { int x; };
template <class T> struct Node { T v; Node *next; Node(T); };
template <class T> struct It { };
void d1(A *p, B &r, P *q)
{
    A *a = dynamic_cast<A>(p);
    A *b = dynamic_cast<A>(*p);
    B *c = dynamic_cast<B>(p);
    A *d = static_cast<A>(p);
    A *e = (A)p;
    A *g = A(p);
    A *h = reinterpret_cast<A>(p);
    A *i = const_cast<A>(p);
    new A;
    new A(*p);
    new A[3];
}
void n1()
{
    Node *a = new Node<int>(3);
    Node *b = new Node(3);
    Node &c = *new Node<int>(3);
    const Node *d = nullptr;
    Node **e;
    Node f[3] = {1, 2, 3};
    Node g = 3, *h = &g;
    auto j = (Node *)nullptr;
    auto k = static_cast<Node *>(nullptr);
    Node *m;
}
template <class T> struct L
{
    Node *head;
    Node<T> *ok;
    void push(T t)
    {
        Node *a = new Node<T>(t);
        Node &c = *ok;
        const Node *d = ok;
        Node **e;
        Node g = t, *h = &g;
        for (Node *n = ok; n; n = n->next) {}
        auto k = static_cast<Node *>(nullptr);
        Node *m;
        Node ok2 = 3;
        Node ok3 = t;
        It it;
    }
    Node *find(T t);
    void take(Node *n);
    void take2(Node n);
    Node back();
};
template <class T> void nf(T t) { Node *a = new Node<T>(t); Node *m; Node &c = t; }
Node *ret();
void par(Node *n);
Node *glob = nullptr;
template <class T> Node *rett(T);
template <class T> void part(Node *n, T);
