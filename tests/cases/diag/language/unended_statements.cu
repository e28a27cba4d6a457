// expect: 65 error 20
// expect: 65 error 22
// expect: 142 error 23
// expect: 65 error 23
// expect: 65 error 24
// expect: 65 error 26
// expect: 65 error 28
// expect: 65 error 31
// expect: 65 error 32
// expect: 18 error 33
// expect: 53 error 36
// expect: 53 error 39
// expect: 29 error 42
// expect: 65 error 42
// expect: 65 error 44
// expect: 65 error 46
// expect: 65 error 48
__device__ int d(int);
void f(int a) {
  while (a) { if (a == 1) break }
  while (a) { if (a == 1) continue
    a++; }
  if (a) a = a[3] else { a--; }
  if (a) a++ else a--;
  do { a++; } while (a)
  d(1);
  do a++; while (a < 3)
  { d(1); }
  d(2);
  for (int i = 0; i < 3
    i++) { a += 2; }
  for (a = 0; a < 3) { a += 2; }
  for (a = 0; a < 3; a++; a++) { a += 2; }
  switch (a) {
    case 1
      d(1);
      break;
    case 3: a = 1;
    default a = 2;
    case 4: a = 3;
  }
  if (a) { return }
  int i
  i = 1;
  float x, y
  if (a) x = 1;
  int *p
  a = *p;
}
