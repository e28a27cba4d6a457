// c++17
struct A { A(int); A(const A &); ~A(); int v; }; struct T { int x; }; struct B { A a, b; B(int n) try : a(n), b(n + 1) { a.v = n; } catch (A x) { } };
int f(int);
int g(int n) {
  try { f(n); } catch (int i) { return i; } catch (const A &r) { n++; } catch (A a) { n--; } catch (T t) { n = t.x; } catch (T *p) {} catch (A) {} catch (...) { throw; }
  return n;
}
int h(int n) try { return f(n); } catch (int) { return 0; }
void k() try { f(1); } catch (...) { }
struct D : A { D() try : A(1) { } catch (...) { f(2); } ~D() try { } catch (...) { } };
