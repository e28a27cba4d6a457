// expect: 940 warning 17
// expect: 940 warning 18
// expect: 940 warning 19
// expect: 940 warning 22
// expect: 940 warning 24
// expect: 940 warning 26
// expect: 940 warning 27
// expect: 940 warning 29
// expect: 940 warning 30
// expect: 940 warning 32
// expect: 940 warning 35
// expect: 940 warning 37
// expect: 940 warning 39
// expect: 940 warning 41
// expect: 940 warning 44
// Ends of functions with a result that are reached.
__host__ __device__ float both(int x) { if (x) return 1; }
int tried(int x) { try { return 1; } catch (int) { throw; } catch (...) { } }
int in_try(int x) { try { x++; } catch (...) { return 2; } }
int left_in_all(int x) { try { return 1; } catch (int) { return 3; } catch (...) { return 2; } }
int thrown(int x) { try { throw 1; } catch (...) { throw; } }
int loop(int x) { while (x) return 1; }
int endless(int x) { while (true) if (x) return 1; }
int thrown_if(int x) { if (x) throw 1; }
int both_branches(int x) { if (x) return 1; else return 2; }
int second_condition(int x) { if (x) { return 1; } else if (x > 2) return 2; }
auto trailing() -> int {}
auto nothing() -> void {}
int overloaded(int) {}
int overloaded(float) {}
namespace N {
int inside(int a) { if (a > 0) { return a; } }
}
struct S {
  operator int() {}
  explicit operator char() { throw 1; }
  S &operator=(int) {}
  S &operator=(const S &) { return *this; }
  int m() {}
  int m(int);
  int operator+(int) {}
};
struct C {
  C &operator=(const C &) {}
};
