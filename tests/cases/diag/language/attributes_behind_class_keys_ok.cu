// expect: none
// Attributes between the class-key and the name that it declares.
struct S { friend class [[deprecated]] N2; friend class __attribute__((deprecated)) N3; friend struct __attribute__((visibility("default"))) N4; };
struct __attribute__((visibility("default"))) N4 { S *s; }; class N3 *n3; class N2 *n2;
void f(struct __attribute__((visibility("default"))) Later *p); Later *l;
