// c++14
struct Node { int key; Node *l, *r, *up; Node(int k, Node *p = nullptr) : key(k), l(), r(nullptr), up(p) {} };
  class Tree { Node *root; int cnt; Node **slot(int k) { Node **p = &root;
  while (*p && (*p)->key != k) p = k < (*p)->key ? &(*p)->l : &(*p)->r; return p; }
  static int depth(const Node *n) {
  return n ? 1 + (depth(n->l) > depth(n->r) ? depth(n->l) : depth(n->r)) : 0; } void kill(Node *n) {
  if (!n) return; kill(n->l); kill(n->r); delete n; } public: Tree() : root(0), cnt() {} ~Tree() { kill(root);
  } bool put(int k) { Node **p = slot(k); if (*p) return false; *p = new Node(k, cnt ? root : nullptr);
  return ++cnt, true; } bool has(int k) { return *slot(k) != nullptr; } int depth() const {
  return depth(root); } const Node *min() const { const Node *n = root; while (n && n->l) n = n->l; return n;
  } int operator()(int (*f)(int)) const { return root ? f(root->key) : f(cnt); } };
int use(Tree &t) { for (int i = 10; i-- > 0;) t.put(i * 7 % 10);
  return t.has(3) + t.depth() + t.min()->key + t([](int k) { return k * 2; }) + !t.put(3); }
