// the same forms in relocatable code
// flags: -rdc=true
#include "variable_forms.cu"
