// c++14
int arr[4];
int m[2][3];
void take(const int *, int (*)[3], int (&)[4]);
long decay() {
  int *p = arr;
  const int *q = arr + 1;
  int (*r)[3] = m;
  take(arr, m, arr);
  bool b = arr == p;
  return q - p + (*r)[2] + m[1][2] + *m[0] + **m + b + ("abc" + 1)[0] + *"z";
}
