// expect: none
// Destructors of classes in local classes have the names of their own classes.
void f() {
    struct C {
        struct D { virtual ~D() {} };
        void g() { struct E { virtual ~E() {} }; E e; }
        union U { int i; ~U() {} };
    };
    struct S { struct T { struct V { ~V(); }; ~T() {} } t; };
    C::D d;
}
