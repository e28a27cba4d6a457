// expect-device: 410 error 122
// expect-device: 265 error 126
// expect-device: 265 error 131
// expect-device: 265 error 37
// expect-device: 265 error 58
// expect-device: 265 error 64
// expect-device: 265 error 70
// expect-device: 265 error 104
// expect-device: 265 error 150
// expect-device: 330 error 156
// expect-device: 330 error 162
// expect-device: 330 error 162
template <class T>
class Box
{
    T value;
    int size;
    static int count;
    void grow();
    struct Node
    {
        T held;
    };

protected:
    int kept;

public:
    Box();
    T get(const Box &other) const
    {
        return other.value;
    }
    template <class U>
    int compare(const Box<U> &other) const
    {
        return other.size + size; // another instance
    }
    template <class U>
    friend int seen(const U &other);
    friend class Keeper;
    template <class U>
    friend class Viewer;
};

template <class T>
int Box<T>::count = 0;

template <class U>
int seen(const U &other)
{
    return other.size;
}

template <class T>
int unseen(const Box<T> &other)
{
    return other.size; // none
}

template <class T>
int counted()
{
    return Box<T>::count; // none
}

template <class T>
void grown(Box<T> &box)
{
    box.grow(); // none
}

class Keeper
{
public:
    template <class T>
    int look(const Box<T> &box)
    {
        return box.size;
    }
};

template <class T>
class Viewer
{
public:
    int look(const Box<T> &box)
    {
        return box.size;
    }
    template <class U>
    int other(const Box<U> &box)
    {
        return box.size;
    }
};

template <class T>
class Stranger
{
public:
    int look(const Box<T> &box)
    {
        return box.size; // none
    }
};

template <class T>
class Derived : public Box<T>
{
public:
    int mine()
    {
        return this->kept;
    }
    int of(Derived &other)
    {
        return other.kept;
    }
    int base(Box<T> &other)
    {
        return other.kept; // through the base
    }
    int private_one()
    {
        return this->size; // none
    }
    template <class U>
    int sibling(Derived<U> &other)
    {
        return other.kept; // of another instance
    }
};

class Plain
{
    int hidden;
    Plain(int);
    ~Plain();
    operator int() const;

public:
    static Plain &get();
    friend struct Other;
};

template <class T>
int looks(T &object)
{
    return object.hidden; // none
}

template <class T>
int converts(T &object)
{
    return object; // none
}

template <class T>
void makes()
{
    T object(1); // none twice
}

struct Other
{
    template <class T>
    int look(T &object)
    {
        return object.hidden;
    }
};

int use_derived(Box<int> &box)
{
    Derived<int> derived;
    Derived<double> another;
    return derived.mine() + derived.of(derived) + derived.base(box) + derived.private_one() + derived.sibling(another);
}

int use()
{
    Box<int> box;
    Box<double> other;
    Plain &plain = Plain::get();
    return box.get(box) + box.compare(other) + box.compare(box) + seen(box) + unseen(box) + counted<int>() + (grown(box), 0) +
           Keeper().look(box) + Viewer<int>().look(box) + Viewer<int>().other(other) + Stranger<int>().look(box) +
           looks(plain) + converts(plain) + Other().look(plain) + (makes<Plain>(), 0);
}
