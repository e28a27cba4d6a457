// expect: 283 error 21
// expect: 77 error 21
// expect: 65 error 21
// expect: 12 warning 25
// expect: 283 error 33
// expect: 260 error 33
// expect: 65 error 33
// expect: 12 warning 37
// expect: 283 error 43
// expect: 77 error 43
// expect: 65 error 43
// expect: 12 warning 47
// expect: 283 error 54
// expect: 77 error 54
// expect: 65 error 54
// expect: 12 warning 58
namespace outer {}

struct whole {
    int before;
    outer::lost<int> make(unsigned long)
    {
        return {1, 2};
    }
    int swallowed;
    int behind;
};
int with_whole(whole w) { return w.before + w.behind; }

template <class T>
struct of_type {
    int before;
    constexpr outer::lost<T *> make(unsigned long)
    {
        return {nullptr};
    }
};
int with_instance(of_type<int> w) { return w.before; }

struct around {
    struct inner {
        int before;
        outer::lost<int> make()
        {
            return {};
        }
    } member;
    int behind;
};
int with_nested(around w) { return w.member.before + w.behind; }

struct and_variable {
    int before;
    outer::lost<int> make()
    {
        return {};
    }
} variable;
int with_variable() { return variable.before; }
