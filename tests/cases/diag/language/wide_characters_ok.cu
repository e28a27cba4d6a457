wchar_t wc[] = L"test\0\\\"\t\a\b\234\u1234\xffffffff";
wchar_t c1 = L'\xffffffff';
wchar_t wd[] = L"\37777777777";
