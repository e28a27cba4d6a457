// members of instances that are values initialise, those that are types are parameters
template <class T> struct c33 { static int v; enum { e = 3 }; typedef int t; static const int k = 2; static int f(); };
template <class T> int c33<T>::v = 2; template <> int c33<long>::v = 3;
int v35 = c33<long>::v, v36(c33<long>::v), v37(c33<int>::e), v38(c33<int>::k); int fn(c33<int>::t), fo(c33<int>::t (c33<char>::t)); int v39(c33<int>::k * 2);
int use() { int a(c33<int>::v), b(c33<int>::e), g(c33<int>::t); return a + b + v36 + v37 + v38 + v39 + v35; }
