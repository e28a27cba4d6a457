// flags: -std=c++14
// Calls with too few, too many or the wrong arguments.
#include <cmath>
#include <cstdlib>
#include <cstring>

struct Image {
    int width;
    int height;
    unsigned char *data;
};

enum class Filter { box, gauss };

void blur(Image &image, int radius);
void sharpen(Image &image, float amount, Filter filter = Filter::gauss);
int compare(const Image &a, const Image &b);
void log_line(const char *text);
void set_size(unsigned width, unsigned height);
void each(int *values, int count, void (*apply)(int));
double mix(double a, double b);
int mix(int a, int b);
void pick(long value);
void pick(unsigned value);
void store(int *where, int value);
void store(float *where, float value);
void by_reference(int &value);
void by_rvalue(Image &&image);
template <typename T> T largest(T a, T b) { return a < b ? b : a; }
template <typename T, int N> int length_of(T (&)[N]) { return N; }
static void print_int(int) {}
static int print_double(double d) { return static_cast<int>(d); }

// The number of arguments.
void too_few(Image &i) { blur(i); }

void too_many(Image &i) { blur(i, 3, 4); }

void none(Image &) { blur(); }

void default_left_out(Image &i) { sharpen(i); }

int of_library() { return std::abs(); }

double of_math(double x) { return std::pow(x); }

// The type of an argument.
void pointer_for_reference(Image *i) { blur(i, 3); }

void text_for_number(Image &i) { blur(i, "3"); }

void number_for_text() { log_line(42); }

void enumeration_for_number(Image &i) { sharpen(i, 1.0f, 0); }

void number_for_enumeration(Image &i) { blur(i, Filter::box); }

void constant_for_reference(const Image &i) { blur(i, 1); }

void temporary_for_reference() { by_reference(3); }

void other_type_for_reference(double d) { by_reference(d); }

void lvalue_for_rvalue(Image &i) { by_rvalue(i); }

void class_for_number(Image &i) { set_size(i, 3); }

void wrong_pointer(float *f) { each(f, 3, print_int); }

void wrong_callback(int *v) { each(v, 3, print_double); }

int two_wrong(Image &i) { return compare(&i, i.data); }

void copies(void *p, int n) { std::memcpy(p, n, n); }

// Overloads.
double ambiguous(int a, double b) { return mix(a, b); }

void ambiguous_conversion(double d) { pick(d); }

void no_overload(double *p) { store(p, 1.0); }

void no_overload_at_all(Image &i) { store(i); }

// Templates.
int conflicting(int a, long b) { return largest(a, b); }

int not_an_array(int *p) { return length_of(p); }

Image no_operator(Image a, Image b) { return largest(a, b); }

// What is no function.
void not_a_function(int count) { count(3); }

void called_object(Image &i) { i(3); }

void called_twice() { log_line("a")("b"); }

// What a call gives.
int no_value(Image &i) { return blur(i, 1); }

void value_of_nothing(Image &i) { int done = blur(i, 1); (void)done; }

int in_condition(Image &i)
{
    if (blur(i, 2))
        return 1;
    return 0;
}

void pointer_of_result() { Image *i = std::malloc(sizeof(Image)); std::free(i); }
