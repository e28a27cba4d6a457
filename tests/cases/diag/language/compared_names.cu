// expect: 20 error 96
// expect: 254 error 96
// expect: 174 warning 96
// expect: 20 error 97
// expect: 254 error 97
// expect: 174 warning 97
// expect: 20 error 98
// expect: 254 error 98
// expect: 174 warning 98
// expect: 20 error 99
// expect: 254 error 99
// expect: 174 warning 99
// expect: 20 error 100
// expect: 254 error 100
// expect: 174 warning 100
// expect: 20 error 101
// expect: 254 error 101
// expect: 174 warning 101
// expect: 20 error 102
// expect: 254 error 102
// expect: 20 error 103
// expect: 254 error 103
// expect: 20 error 104
// expect: 254 error 104
// expect: 174 warning 104
// expect: 174 warning 104
// expect: 20 error 105
// expect: 254 error 105
// expect: 174 warning 105
// expect: 20 error 106
// expect: 254 error 106
// expect: 174 warning 106
// expect: 20 error 106
// expect: 254 error 106
// expect: 174 warning 106
// expect: 20 error 107
// expect: 254 error 107
// expect: 174 warning 107
// expect: 20 error 108
// expect: 254 error 108
// expect: 174 warning 108
// expect: 174 warning 108
// expect: 20 error 109
// expect: 254 error 109
// expect: 174 warning 109
// expect-device: 20 error 96
// expect-device: 254 error 96
// expect-device: 174 warning 96
// expect-device: 20 error 97
// expect-device: 254 error 97
// expect-device: 174 warning 97
// expect-device: 20 error 98
// expect-device: 254 error 98
// expect-device: 174 warning 98
// expect-device: 20 error 99
// expect-device: 254 error 99
// expect-device: 174 warning 99
// expect-device: 20 error 100
// expect-device: 254 error 100
// expect-device: 174 warning 100
// expect-device: 20 error 101
// expect-device: 254 error 101
// expect-device: 174 warning 101
// expect-device: 20 error 102
// expect-device: 254 error 102
// expect-device: 20 error 103
// expect-device: 254 error 103
// expect-device: 20 error 104
// expect-device: 254 error 104
// expect-device: 174 warning 104
// expect-device: 174 warning 104
// expect-device: 20 error 105
// expect-device: 254 error 105
// expect-device: 174 warning 105
// expect-device: 20 error 106
// expect-device: 254 error 106
// expect-device: 174 warning 106
// expect-device: 20 error 106
// expect-device: 254 error 106
// expect-device: 174 warning 106
// expect-device: 20 error 107
// expect-device: 254 error 107
// expect-device: 174 warning 107
// expect-device: 20 error 108
// expect-device: 254 error 108
// expect-device: 174 warning 108
// expect-device: 174 warning 108
// expect-device: 20 error 109
// expect-device: 254 error 109
// expect-device: 174 warning 109
// Functions with template arguments that nothing declares are compared: the arguments are operands of commas then.
namespace n { int q; template <class T> T good(T, T); }
int take(int); int take2(int, int);
float f(float *out, int t, float u, float v)
{
    int a = miss1<int>(t, u);
    miss2<int>(t, u);
    if (miss3<int>(t, u)) {}
    take(miss4<int>(t, u));
    take2(miss5<int>(t, u), 1);
    a += miss6<int>(t, take(t));
    a = miss7<int>(take(t), t);
    a = miss8<int>(t++, u);
    a = miss9<int>(t + 1, t == 2, 3);
    auto l = miss10<int>(t, u);
    for (int i = miss11<int>(t, u); i < miss12<int>(t, u); i++) {}
    out[miss13<int>(t, u)] = out[0];
    out[1] = miss15<int>(t, u, v);
    return miss14<float>(t, u);
}
