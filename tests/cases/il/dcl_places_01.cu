// c++17
template <class T> struct C { T v; struct In { void z(); void zz(); template <class U> void mt(U); struct Deep { void d(); }; }; void out(); template <class U> void tm(U); static int s; };
template <class T> void C<T>::out() {}
template <class T> void C<T>::In::z() {}
template <class T> void C<T>::In::zz() { }
template <class T> template <class U> void C<T>::tm(U) {}
template <class T> template <class U> void C<T>::In::mt(U) {}
template <class T> void C<T>::In::Deep::d() {}
template <class T> int C<T>::s = 3;
template <> void C<char>::out() {}
template <> template <class U> void C<short>::tm(U) {}
template <class T> struct C<T *> { struct In { void z(); }; void o(); template <class U> void tm(U); };
template <class T> void C<T *>::In::z() {}
template <class T> void C<T *>::o() {}
template <class T> template <class U> void C<T *>::tm(U) {}
template <> struct C<long> { struct In { void z(); }; void o(); template <class U> void tm(U); };
void C<long>::In::z() {}
void C<long>::o() {}
template <class U> void C<long>::tm(U) {}
struct P { struct Q { void z(); template <class U> void t(U); }; void o(); };
void P::Q::z() {}
void P::o() {}
template <class U> void P::Q::t(U) {}
template <class T> extern int vt; template <class T> int vt = 1; template <> int vt<char> = 2;
template <class T> void ft(T); template <class T> void ft(T) {} template <> void ft(char); template <> void ft(char) {}
void late(int); void late2(int); void late2(int a);
void use() {
  C<int> c; c.out(); C<int>::In().z(); c.tm(1); C<int>::In().mt(2); C<int>::In::Deep().d(); C<char>().out(); C<short>().tm(1); C<int>::s = 2;
  C<int *>::In().z(); C<int *>().o(); C<int *>().tm(2); C<long>::In().z(); C<long>().o(); C<long>().tm(3); P::Q().z(); P().o(); P::Q().t(1);
  (void)vt<int>; (void)vt<char>; ft(1); ft('a'); late(2); late2(3);
  void local(int); local(1); extern int ext; ext = 2; extern int arr[]; arr[0] = 1; void local2(int), local3(); local2(3);
}
void late(int) {}
void local(int) {} int ext; int arr[3]; void local3();
void use2() { void local(int); extern int ext; local(ext); }
void local2(int) {}
