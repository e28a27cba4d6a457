// c++17
struct device { int id; struct ops { int k; } *ops; struct st { int s; } st; int fn; struct late; struct late *late; };
struct device::late { int z; };
const struct device::ops default_ops = {1};
struct device d1 = {1, nullptr, {2}};
int f(struct device *d) { struct device::ops local = {3}; d->ops = &local; struct device::st *p = &d->st; struct device::late l = {1}; d->late = &l; return d->ops->k + p->s + d->late->z; }
struct base { struct in { int q; } *in; enum en { e1, e2 } en; };
struct derived : base { struct base::in keep; struct in mine; enum en which() { struct in a = mine; return a.q ? e1 : e2; } };
int g(derived d) { struct derived::in x = d.keep; enum derived::en y = d.which(); return x.q + y; }
