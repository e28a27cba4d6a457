// expect: 349 error 21
// expect: 349 error 22
// expect: 349 error 23
// expect: 349 error 24
// expect: 349 error 25
// expect: 349 error 26
// expect: 349 error 27
// expect: 349 error 28
// expect: 349 error 29
// expect: 349 error 30
// expect: 349 error 31
// Pointers that no object moves: its conversions are explicit, or give no number.
struct Ex { explicit operator bool() const; };
struct Pt { operator int *() const; };
struct In { operator int() const; };
struct Db { operator double() const; };
struct No {};
struct To { operator No() const; };
struct Bf { char &operator[](int i); explicit operator bool() const; };
void f(Ex e, int *p, Pt q, In i, To t, Bf b) {
  e + p;
  p + e;
  p - e;
  p[e];
  e[p];
  b["0"] = 'x';
  e + "a";
  q[p];
  q + q;
  p[t];
  q + e;
  p[i];
  p + i; }
