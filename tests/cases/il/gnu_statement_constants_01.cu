// c++17
// A statement expression is the constant that its statements compute.
struct T { int v; }; constexpr int cf(int a) { return a + 1; } extern int gi; constexpr int ce = 5; int h(int);
int plain(int n) { return ({ 1; }) + ({ int w = 1; w + n; }) + ({ int w = 1; ++w; }); }
int calls(int n) { return ({ cf(2); }) + ({ h(1); 2; }) + ({ int w = cf(1); w; }); }
int objects(int n) { return ({ T t{4}; t.v; }) + ({ T{4}; }).v + ({ int w[2] = {1, 2}; w[1]; }); }
int flow(int n) { return ({ for (int j = 0; j < 3; j++) ; 1; }) + ({ if (n) h(1); 3; }) + ({ static int w = 1; w; }); }
int more(int n) { return h(({ ce; })) + ({ gi; }) + ({ ({ 2; }); }) + ({ const char *s = "ab"; s[0]; }); }
