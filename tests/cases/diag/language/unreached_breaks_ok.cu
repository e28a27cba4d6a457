// A break that nothing reaches leads behind its switch or loop all the same.
int f(int n) { switch (n) { case 1: return 1; default: return 2; break; } while (true) {} }
int f2(int n) { switch (n) { case 1: return 1; break; default: throw 2; } while (true) {} }
int f3(int n) { for (;;) { return 1; break; } while (true) {} }
