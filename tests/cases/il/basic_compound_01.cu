// c++14
int arr[3] = {1, 2, 3};
int (*parr)[3] = &arr;
int *ptrs[2] = {arr, &arr[1]};
int &ref = arr[2];
int fn(int a) { return a; }
int (*pf)(int) = fn;
int (&rf)(int) = fn;
int use() { return (*parr)[1] + *ptrs[1] + ref + pf(1) + rf(2) + (*pf)(3) + (&rf)(4) + parr[0][2]; }
