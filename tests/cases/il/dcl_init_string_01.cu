// c++14
char a[] = "abc", b[5] = "ab", c[] = {"xy"}; const wchar_t w[] = L"wide"; char16_t u[] = u"u";
  const char *p = "p", *const q = "q"; const char *arr[] = {"one", "two"}; unsigned char uc[] = "uc";
int use() {
  char l[] = "loc", m[3] = {'a', 'b'}, n[2][3] = {"a", "bc"};
  const char (&r)[4] = "ref";
  return a[1] + b[4] + c[0] + w[2] + u[0] + *p + q[0] + arr[1][2] + uc[1] + l[0] + m[2] + n[1][1] +
    r[3] + __func__[0];
}
