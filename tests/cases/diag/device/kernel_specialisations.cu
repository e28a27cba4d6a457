// expect: none
class O { struct P { }; template<class T> struct T1 { }; public: using PP = P; using PT = T1<int>; }; template<class T> __global__ void kn() { } template<class T> struct W { };
template<> __global__ void kn<W<O::PT>>() { }
template<> __global__ void kn<O::PP>() { }
