// expect: 20110 error 7
template <class T> __managed__ T &reference = *(new T);
template <class T> __managed__ const T constant = 1;
template <class T> __managed__ __shared__ T shared;
template <class T> __managed__ int &fixed_reference = *(new int);
int *use() { return &shared<int>; }
__managed__ int &plain_reference = *(new int);
