// the same uses in relocatable code
// flags: -rdc=true
#include "managed_everywhere.cu"
