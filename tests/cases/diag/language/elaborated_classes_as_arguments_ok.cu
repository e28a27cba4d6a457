// expect: none
# 1 "errors.h" 1

# 3 "errors.h" 3
namespace lib {
template <class Tag, class T> class info;
typedef info<struct file_tag, const char *> file;
typedef info<struct line_tag, int> line;
template <> class info<file_tag, const char *> { public: const char *v; explicit info(const char *v) : v(v) {} };
template <> class info<line_tag, int> { public: int v; explicit info(int v) : v(v) {} };
namespace detail {
template <class E> const E &add(const E &x, const file &y) { x.name = y.v; return x; }
template <class E> const E &add(const E &x, const line &y) { x.at = y.v; return x; }
struct base { virtual ~base(); };
}
struct error { mutable const char *name; mutable int at; };
}
# 18 "elaborated_classes_as_arguments_ok.cu" 2
template <class E> struct wrapped : E, lib::error, lib::detail::base {
  wrapped(const E &e) : E(e) { add(*this, lib::file("x")); add(*this, lib::line(1)); }
};
template <class E> void raise(const E &e) { throw wrapped<E>(e); }
struct plain {};
void f() { raise(plain()); }
