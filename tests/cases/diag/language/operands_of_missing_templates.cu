// expect: 135 error 36
// expect: 254 error 36
// expect: 20 error 36
// expect: 135 error 42
// expect: 20 error 42
// expect: 135 error 50
// expect: 254 error 50
// expect: 20 error 50
// expect: 20 error 50
// expect: 20 error 50
// expect: 135 error 55
// expect: 254 error 55
// expect: 254 error 55
// expect: 20 error 55
// expect: 135 error 61
// expect: 254 error 61
// expect: 20 error 61
// expect: 135 error 67
// expect: 254 error 67
// expect: 20 error 67
// expect: 135 error 75
// expect: 254 error 75
// expect: 20 error 75
// expect: 20 error 78
// expect: 135 error 83
// expect: 20 error 83
namespace outer {
namespace inner {
}
}
struct holder {};

// Behind what is read as a comparison the names are known.
bool qualified()
{
    outer::view<int> first(10);
    first.push(1);
    return first.end();
}
bool without_initialiser()
{
    outer::inner::view<3> first;
    {
        first++;
    }
    return first.end();
}
bool in_list()
{
    outer::view<int> *first, *second = 0, third(3);
    return first == second && third.end();
}
bool in_class()
{
    holder::view<int, float> &first = 0;
    return first.end();
}
template <class T>
bool in_template(T)
{
    outer::view<T> first(10);
    return first.end();
}
bool in_lambda()
{
    auto called = [] {
        outer::view<int> first = 10;
        return first.end();
    };
    return called();
}
bool in_block(bool given)
{
    if (given) {
        outer::view<int> first(1);
        first.push(1);
    }
    return first.end();
}
struct with_member {
    bool member()
    {
        outer::view<3> first(2);
        return first.end();
    }
};
