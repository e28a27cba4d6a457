// c++17
int chars() {
  char a = 'a', b = '\n', c = '\x41', d = '\101', e = '\0';
  wchar_t w = L'w';
  char16_t u = u'u';
  char32_t v = U'v';
  int multi = 'ab';
  return a + b + c + d + e + w + u + v + multi + u8'q';
}
