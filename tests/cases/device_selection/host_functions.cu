// What nobody calls is read like everything else; templates that nobody instantiates are not.
template <int N> __global__ void k() {}
inline void unused_inline() { k<1><<<1, 1>>>(); }
static void unused_static() { k<2><<<1, 1>>>(); }
namespace { void unused_hidden() { k<3><<<1, 1>>>(); } }
template <class T> void never() { k<4><<<1, 1>>>(); }
template <class T> inline void called() { k<5><<<1, 1>>>(); }
inline void caller() { called<int>(); }
struct Plain { void member() { k<6><<<1, 1>>>(); } static void shared() { k<7><<<1, 1>>>(); } ~Plain() { k<8><<<1, 1>>>(); } };
template <class T> struct Generic { void member() { k<9><<<1, 1>>>(); } };
Generic<int> *pointer;
extern "C" { void in_linkage() { k<10><<<1, 1>>>(); } }
struct Befriending { friend void hidden(Befriending) { k<11><<<1, 1>>>(); } };
