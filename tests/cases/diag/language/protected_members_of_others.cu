// expect: 265 error 37
// expect: 265 error 38
// expect: 265 error 39
// expect: 265 error 41
// expect: 265 error 43
// expect: 265 error 61
// expect: 265 error 74
// Protected members in classes that are not derived, though using-declarations of namespaces have their names.
#include <cstdio>
struct Item {
    Item();
    friend struct Buddy;

protected:
    void rename(int);
    void remove() const;
    int value;
};
struct Derived : Item {
    void ok(Derived &d)
    {
        d.rename(1);
        value = 3;
        auto l = [this] { rename(1); };
    }
    struct Nested {
        void g(Derived *d) { d->rename(2); }
    };
    friend void befriended(Derived &d) { d.rename(1); }
};
struct Buddy {
    void h(Item &i) { i.rename(1); }
};
struct Other {
    void h(Item &i, const Derived &d)
    {
        i.rename(1);
        i.value = 2;
        d.remove();
    }
    static int s(Derived &d) { return d.value; }
    struct Nested {
        void g(Derived *d) { d->rename(2); }
    };
};
template <class T> struct Based : T {
    void f(Derived &d) { this->value = 3; }
};
template <class T> struct Plain : Derived {
    void f(Plain &d)
    {
        d.rename(1);
        rename(3);
    }
};
template struct Based<Derived>;
template struct Plain<int>;
struct Container {
    Item *i;
    Derived d;
    void f() { i->rename(1); }
};
struct Base {
protected:
    int published;
};
struct Published : Base {
    using Base::published;
};
struct User {
    void f(Published &p, Item &i)
    {
        p.published = 3;
        i.remove();
    }
};
