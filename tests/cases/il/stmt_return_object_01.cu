// c++17
struct A { int v; }; struct B : A { int w; }; struct T { T(const T &); int v; }; struct U : T { }; struct V : B {};
B mk(); B *pb; const B cb = {1, 2}; 
A f1(B b) { return b; } A f2(B &b) { return b; } A f3(B *b) { return *b; } A f4() { return mk(); } A f5() { return static_cast<B &&>(*pb); } A f6() { return cb; }
A f7(V v) { return v; } T f8(U u) { return u; } A f9(bool c, B b, B d) { return c ? b : d; } A f10(bool c, A b, B d) { return c ? b : d; } A f11(A a) { return a; } A f12(A &a) { return a; }
struct Im { Im(const Im &) = default; int v; }; Im g1(Im i) { return i; } Im g2(Im &i) { return i; } Im g3(const Im i) { return i; } A g4(const A a) { return a; }
struct In { In(In &&) = default; int v; }; In h1(In i) { return i; } struct Jn { Jn(In &&); Jn(const Jn &); int v; }; Jn h2(Jn j) { return j; } Jn h3(In j) { return j; }
