// expect: none
template<class T> struct S { __device__ void m(); void n(); };
template<> void S<int>::m() {}
template<> __device__ void S<int>::n() {}
template<> __host__ void S<char>::m() {}
template<> __host__ __device__ void S<long>::m() {}
template<> __host__ void S<short>::n() {}
template<class T> __device__ void fm(T); template<class T> void fn(T);
template<> void fm(int) {}
template<> __device__ void fn(int) {}
template<> __host__ void fm(char) {}
template<> __host__ __device__ void fm(long) {}
template<> __host__ void fn(short) {}
