// c++17
const char *narrow = "a\tb" "c";
const wchar_t *wide = L"wide";
const char16_t *u16 = u"u16";
const char32_t *u32 = U"u32";
const char *raw = R"x(a"b\n)x";
unsigned long use() {
  char a[] = "abc", b[10] = "de";
  return sizeof("abc") + sizeof(L"ab") + "xyz"[1] + a[0] + b[9] + *narrow + *wide + *u16 + *u32 +
    raw[0] + sizeof(u8"q");
}
