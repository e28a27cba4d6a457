// flags: -std=c++17
// Templates with wrong arguments, and their declarations.
#include <array>
#include <map>
#include <type_traits>
#include <vector>

template <typename T, int N>
struct Matrix {
    T values[N * N];
    using value_type = T;
    static constexpr int size = N;
    T &at(int row, int column) { return values[row * N + column]; }
    Matrix<T, N> transposed() const;
};

template <typename T>
class Stack {
public:
    void push(const T &value) { items_.push_back(value); }
    T pop();
    bool empty() const { return items_.empty(); }

private:
    std::vector<T> items_;
};

template <typename T>
T Stack<T>::pop()
{
    T last = items_.back();
    items_.pop_back();
    return last;
}

template <template <typename> class Container, typename T>
struct Wrapped {
    Container<T> inner;
};

template <typename T> T convert(double value) { return static_cast<T>(value); }
template <typename T> T sum(const Matrix<T, 2> &m) { return m.values[0] + m.values[3]; }
template <typename T, typename = std::enable_if_t<std::is_integral<T>::value>> T half(T value) { return value / 2; }

// How many arguments, and of which kind.
Matrix<float> too_few;

Matrix<float, 2, 3> too_many;

Matrix<3, float> exchanged;

Stack none;

Stack<> empty_list;

Matrix<int, 2.5> not_integral;

Wrapped<std::vector<int>, int> not_a_template;

std::array<int> no_size;

std::map<int> default_is_missing;

// An argument that is not constant.
void variable_argument(int n) { Matrix<int, n> m; (void)m; }

// Nothing to deduce from.
int not_deduced() { return convert(3.0); }

float other_instance(const Matrix<float, 3> &m) { return sum(m); }

double not_enabled(double d) { return half(d); }

// Members of instances.
int no_member(Matrix<int, 2> &m) { return m.rows; }

int assigned() { Matrix<int, 2> m{}; m.at(0, 0) = "x"; return 0; }

void wrong_push(Stack<int> &s) { s.push("text"); }

void other_stack(Stack<int> &s, Stack<float> &t) { s = t; }

// Without typename.
template <typename T>
struct Reader {
    T::value_type first;
};

template <typename T>
void iterate(const std::vector<T> &v)
{
    std::vector<T>::const_iterator it = v.begin();
    (void)it;
}

template <typename T>
int without_template(T &t) { return t.get<int>(); }

// Declarations.
template <typename T>
T Stack<T>::top() { return items_.back(); }

template <typename T>
void Stack<T>::push(T value) { items_.push_back(value); }

template <typename T, typename T>
struct Twice {};

template <typename T = int, typename U>
struct DefaultInFront {};

template <>
struct Matrix<int, 4> { int m[16] };

template <typename T>
struct Base { T shared; void touch(); };

template <typename T>
struct Derived : Base<T> {
    void use() { shared = T(); }
    void call() { touch(); }
};

template <typename T> void two_faces(T);
template <typename T> int two_faces(T);

void variable_of_type() { int Matrix; Matrix<int, 2> m; (void)m; }

void no_such_type() { Stack<Missing> s; (void)s; }
