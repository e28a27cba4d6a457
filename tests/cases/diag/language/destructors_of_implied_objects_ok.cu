// expect: none
// Destructors that are called for an implied object.
struct Y { ~Y() {} }; struct X : Y { ~X() {} void f() { X::~X(); Y::~Y(); this->X::~X(); this->~X(); } };
struct V { virtual ~V(); void again() { V::~V(); } }; int live(X &x) { x.f(); return 1; }
