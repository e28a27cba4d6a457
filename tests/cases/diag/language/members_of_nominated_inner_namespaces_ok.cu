// expect: none
// Members of classes in an inner namespace that a directive names alone, defined outside of it.
namespace outermost { namespace innermost { struct Nominated { void add(int); static int k; Nominated(); enum { one }; }; } }
using namespace outermost::innermost;
void Nominated::add(int) {}
int Nominated::k = 3;
Nominated::Nominated() {}
namespace outer2 { namespace inner2 { struct Aliased { void add(int); }; } }
namespace alias2 = outer2::inner2;
using namespace alias2;
void Aliased::add(int) {}
namespace outer3::inner3 { struct Nested { void add(int); }; }
using namespace outer3::inner3;
void Nested::add(int) {}
namespace outer4 { inline namespace v1 { namespace inner4 { struct Versioned { void add(int); }; } } }
using namespace ::outer4::inner4;
void Versioned::add(int) {}
namespace outer5 { inline namespace inner5 { struct Inlined { void add(int); }; } }
using namespace outer5;
void Inlined::add(int) {}
namespace outer6 { namespace inner6 { namespace last6 { struct Deep { void add(int); }; } using namespace last6; } }
using namespace outer6::inner6;
void Deep::add(int) {}
