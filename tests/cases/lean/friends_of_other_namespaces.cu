// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace lib { class shy; } namespace peek { inline int look(const lib::shy &); struct window; template <class T> int stare(const T &); }
int gaze(const lib::shy &);
namespace lib { class shy { int n = 6; friend int peek::look(const shy &); friend struct peek::window; friend int ::gaze(const shy &); template <class T> friend int peek::stare(const T &); friend int glance(const shy &); }; inline int glance(const shy &s) { return s.n + 1; } }
namespace peek { inline int look(const lib::shy &s) { return s.n; } struct window { static int open(const lib::shy &s) { return s.n + 2; } }; template <class T> int stare(const T &t) { return t.n + 3; } }
inline int gaze(const lib::shy &s) { return s.n + 4; }
# 9 "friends_of_other_namespaces.cu"
int f() { lib::shy s; return peek::look(s) + peek::window::open(s) + gaze(s) + glance(s) + peek::stare(s); }
__global__ void k(int *p) { *p = 1; }
