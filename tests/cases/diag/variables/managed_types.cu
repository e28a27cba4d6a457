// expect: 20109 error 9
// expect: 20109 error 10
// expect: 20110 error 11
// expect: 20109 error 13
// expect: 20109 error 14
typedef const float CF;
using IR = int &;
int target;
__managed__ const double a = 1;
__managed__ CF b = 1;
__managed__ IR c = target;
__managed__ const int *d;
__managed__ int *const e = nullptr;
__managed__ const int f[2] = {1, 2};
