/*
 * Whether one of some bytes is a number, as in `kind in b"(,"`: Python goes through four functions for what is one call of
 * `memchr`.  The header of mypyc's library is read in front of this one.
 */
static inline int cufe_contains(PyObject *container, PyObject *item) {
    if (PyBytes_CheckExact(container) && PyLong_CheckExact(item)) {
        long number = PyLong_AsLong(item);
        if (number >= 0 && number < 256)
            return memchr(PyBytes_AS_STRING(container), (int)number, PyBytes_GET_SIZE(container)) != NULL;
        PyErr_Clear();
    }
    return PySequence_Contains(container, item);
}

#define PySequence_Contains cufe_contains
