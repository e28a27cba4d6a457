// a namespace that a using-directive finds in front of ::, where a function has its name ([basic.lookup.qual])
namespace lib { namespace detail { int one(int x) { return x; } struct S { int a; }; } }
using namespace lib;
int detail(int x) { return x; }
int use() { return detail::one(1) + detail::S{2}.a; }
namespace other { namespace impl { typedef int t; template <class T> struct q { T t; }; } } using namespace other; void impl();
impl::t v; int w = sizeof(impl::t); impl::q<int> z;
struct stat_ {}; int stat_(int); struct stat_ q; int r = stat_(3);
namespace far { int detail(int); detail::S s; } 
