// flags: --c++20 --no-header
struct V { virtual void f(); }; struct VD { virtual ~VD(); }; struct ND { ~ND(); }; struct PL { int x; }; struct VP { virtual void g() = 0; int y; };
struct A1 : V { }; struct A2 : V { ~A2(); }; struct A3 : V { virtual ~A3(); };
struct B1 : ND { }; struct B2 : ND { virtual void g(); }; struct B3 : ND { virtual ~B3(); }; struct B4 : ND { ~B4(); };
struct C1 : PL { virtual void h(); }; struct C2 : PL { virtual ~C2(); }; struct C3 : VD { };
struct D1 : private V { ~D1(); }; struct D2 : virtual V { ~D2(); }; struct D3 : protected V { }; class D4 : V { ~D4(); };
struct NT { NT(); virtual void f(); protected: ~NT(); }; struct G1 : NT { ~G1(); }; struct G2 : NT { virtual void q(); }; struct NU { virtual void f(); protected: ~NU() = default; }; struct G3 : NU {};
struct NV { virtual void f(); private: ~NV(); friend struct G4; }; struct G4 : NV { }; struct NW { virtual void f(); ~NW() = default; }; struct G5 : NW { }; struct G6 : NW { int s; G6(); };
struct H1 { H1(); int k; }; struct H2 : H1 { virtual ~H2(); H2(); }; struct H3 : H1 { H3(); virtual void f(); ~H3(); }; struct EMP {}; struct H4 : EMP { virtual void f(); ~H4(); }; struct H5 : EMP { virtual ~H5(); };
void loc() { struct L : V { ~L(); }; struct M : V {}; } struct I1 : V { struct J : V { ~J(); }; }; class I2 : public V { int *p; }; struct I3 : I2 {};
struct K1 : V { V v; }; 
struct Z1 : V { ~Z1() = default; }; struct Z2 : V { ~Z2() = delete; }; struct VE : VD {}; typedef V TV;
struct Z3 : VE { ~Z3(); }; struct Z4 : TV { ~Z4(); }; struct Z5 : VE, TV { ~Z5() {} };
template <class T> struct Z6 : V { ~Z6() {} }; Z6<int> z6; template <> struct Z6<char> : V { ~Z6(); };
namespace n { struct Q {}; } struct Z8 : n::Q { ~Z8(); }; struct Z9 : ::n::Q { inline ~Z9() {} };
