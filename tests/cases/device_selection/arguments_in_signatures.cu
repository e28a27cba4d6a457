// Template arguments in members, signatures and discarded branches.
// flags: -std=c++17
typedef void (*K)();
template<int N> __global__ void k() {}
template<K F> struct C { static constexpr K v = F; };
template<class T> struct U1 { using type = C<k<1>>; C<k<2>> x; void m() { C<k<3>> y; using Q = C<k<4>>; sizeof(C<k<5>>); K z = k<6>; } static C<k<7>> s; C<k<8>> mm(C<k<9>>); template<class X> using AA = C<k<10>>; template<class X, class Y = C<k<11>>> void nn(); struct In { C<k<12>> i; }; };
template<class T> void u2(C<k<13>>) { C<k<14>> y; k<15>; sizeof(k<16>); }
template<class T> using u3 = C<k<17>>;
template<class T> C<k<18>> u4;
template<class T> int u5 = sizeof(C<k<19>>);
template<> struct U1<C<k<20>>> { };
template<class T> struct U1<T (*)(C<k<21>>)> {};
template<class T> auto sf(T) -> decltype(C<k<22>>::v, 1) { return 1; }
template<class T> auto sf2(T) -> decltype(k<23>, 1) { return 1; }
template<class T> auto sf3(T) -> decltype(k<sizeof(T)+23>, 1) { return 1; }
template<class T> auto sf4(T) -> C<k<sizeof(T)+30>> { return {}; }
template<class T, class R = C<k<sizeof(T)+40>>> void sf5(T) {}
template<class T, K R = k<sizeof(T)+50>> void sf6(T) {}
template<class T> auto sf7(T, int) -> C<k<sizeof(T)+60>> { return {}; }
template<class T> auto sf7(T, ...) -> void { }
template<class T> void sf8(T, C<k<sizeof(T)+70>> *) {  }
template<class T> void sf8(T, int) {  }
void h() { U1<int> a; sf(1); sf2(1); sf3(1);  sf6(1); sf7(1, "a"); sf8(1, 1); U1<long>::AA<int> *p; if constexpr (false) { C<k<80>> x; k<81>; sizeof(C<k<82>>); } sizeof(sf5(1)); sizeof(C<k<83>>);}
template<class T> void tt() { if constexpr (sizeof(T) == 1) { C<k<84>> x; C<k<85 + sizeof(T)>> y; using A = C<k<87>>; } else { using A = C<k<88>>; C<k<89>> b; typedef A *B; } }
void g() { tt<int>(); }
