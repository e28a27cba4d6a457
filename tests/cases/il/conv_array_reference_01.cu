// c++17
void fn(int); void tp(const char *const &); void ta(const char (&)[4]); void tf(void (*const &)(int)); void tr(void 
(&)(int)); void ti(const int *const &); void tv(void *const &); template <class T> void tc(const T &); template 
<class T> void td(T &&); void tb(const bool &); void te(const char *&&); struct S { S(const char *const &); };
int arr[3]; const char str[] = "abc"; char mut[4];
int main() { tp("abc"); ta("abc"); tf(fn); tf(&fn); tr(fn); ti(arr); tv(arr); tc("abc"); td("abc"); tc(fn); td(fn); 
tb(arr); te("x"); tp(str); tp(mut); S s("q"); S s2 = str; const char *const &r = "abc"; const char *const &r2 = mut; 
const char *&&r3 = mut; const int *const &r4 = arr; for (int i = 0; i < 2; ++i) if (i) continue; else break; }
