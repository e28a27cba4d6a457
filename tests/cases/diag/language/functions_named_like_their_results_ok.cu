// expect: none
// A member may have the name of the type that its definition outside of the class begins with.
namespace http {
enum class read_state { empty };
template <class Socket> class basic_socket {
public:
  http::read_state read_state() const;
  void async_read_request();

private:
  http::read_state istate;
};
template <class Socket> read_state basic_socket<Socket>::read_state() const { return istate; }
}
struct S { int v; };
struct C { ::S S() const; __device__ ::S *p(); };
S C::S() const { return ::S(); }
template <class T> struct V { ::S S; ::S f(); T t; template <class U> ::S g(U); static ::S h; __device__ ::S d(); };
template <class T> S V<T>::f() { return S; }
template <class T> template <class U> S V<T>::g(U) { return S; }
template <class T> S V<T>::h = {1};
template <class T> __device__ S V<T>::d() { return S; }
int use() { V<int> v{}; return v.f().v + v.g(1).v + V<int>::h.v + C().S().v + int(http::basic_socket<int>().read_state()); }
__global__ void kernel(V<int> v, int *p) { *p = v.d().v; }
