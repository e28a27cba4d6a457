/*
 * How a compiled module of cufe imports another one.  The linker puts these functions in the place of those of mypyc's
 * library that have the same names (--wrap, see setup.py).  Those ask importlib for a lock, a specification and a loader,
 * and to find and read the files of packages: half of what loading 500 modules takes.  Here a module is made, entered
 * and executed.  Its `__spec__` is None, and its `__file__` the library that it lies in.  Locks can be missing since no two
 * threads of cufe import: the one that works has all to itself (driver/deep_stack.py).
 */
#include "CPy.h"

PyObject *__real_CPyImport_ImportNative(PyObject *, PyObject *(*)(void), int (*)(PyObject *), CPyModule **,
                                        CPyModuleCache *, CPyImportState *, CPyModuleLockAPI *, PyObject *, PyObject *,
                                        Py_ssize_t);

/* Splits the name of a module into that of its package and its own; gives 0 where it lies in none, -1 for an error. */
static int split(PyObject *name, PyObject **package, PyObject **own) {
    Py_ssize_t length = PyUnicode_GET_LENGTH(name);
    Py_ssize_t dot = PyUnicode_FindChar(name, '.', 0, length, -1);
    if (dot < 0) return dot == -1 ? 0 : -1;
    *package = PyUnicode_Substring(name, 0, dot);
    *own = PyUnicode_Substring(name, dot + 1, length);
    if (*package == NULL || *own == NULL) return -1;
    PyUnicode_InternInPlace(own);
    return 1;
}

/* Enters a module under its name. */
static int enter(PyObject *module, PyObject *name, PyObject *package_name) {
    if (PyObject_SetAttrString(module, "__package__", package_name) < 0) return -1;
    return PyDict_SetItem(PyImport_GetModuleDict(), name, module);
}

/* A package below `cufe`, whose `__init__.py` holds nothing but a docstring (tests/packaging/test_start.py). */
static PyObject *import_package(PyObject *name) {
    PyObject *known = PyDict_GetItemWithError(PyImport_GetModuleDict(), name);
    if (known != NULL) return Py_NewRef(known);
    PyObject *outer_name = NULL, *own = NULL, *outer = NULL, *path = NULL, *folder = NULL, *made = NULL;
    if (PyErr_Occurred()) return NULL;
    int parts = split(name, &outer_name, &own);
    if (parts == 0) return PyImport_Import(name);
    if (parts < 0) goto done;
    outer = import_package(outer_name);
    if (outer == NULL) goto done;
    path = PyObject_GetAttrString(outer, "__path__");
    if (path == NULL) goto done;
    folder = PySequence_GetItem(path, 0);
    if (folder == NULL) goto done;
    Py_SETREF(folder, PyUnicode_FromFormat("%U/%U", folder, own));
    if (folder == NULL) goto done;
    Py_SETREF(path, Py_BuildValue("[O]", folder));
    made = PyModule_NewObject(name);
    if (path == NULL || made == NULL || PyObject_SetAttrString(made, "__path__", path) < 0 ||
        enter(made, name, name) < 0 || PyObject_SetAttr(outer, own, made) < 0) {
        Py_CLEAR(made);
    }
done:
    Py_XDECREF(outer_name);
    Py_XDECREF(own);
    Py_XDECREF(outer);
    Py_XDECREF(path);
    Py_XDECREF(folder);
    return made;
}

PyObject *__wrap_CPyImport_ImportNative(PyObject *name, PyObject *(*create)(void), int (*execute)(PyObject *),
                                        CPyModule **created, CPyModuleCache *cache, CPyImportState *state,
                                        CPyModuleLockAPI *locks, PyObject *library, PyObject *suffix,
                                        Py_ssize_t is_package) {
    PyObject *modules = PyImport_GetModuleDict();
    PyObject *package_name = NULL, *own = NULL, *package = NULL, *module = NULL;
    int parts = is_package || *created != NULL || PyDict_Contains(modules, name) ? 0 : split(name, &package_name, &own);
    if (parts == 0) {
        /* It exists already, and may be in the midst of being executed. */
        return __real_CPyImport_ImportNative(name, create, execute, created, cache, state, locks, library, suffix,
                                             is_package);
    }
    if (parts > 0) package = import_package(package_name);
    if (package != NULL) module = create();
    if (module != NULL) {
        int failed = PyObject_SetAttrString(module, "__file__", library) < 0 ||
                     enter(module, name, package_name) < 0 || execute(module) != 0 ||
                     PyObject_SetAttr(package, own, module) < 0;
        if (failed) {
            PyObject *kind, *error, *trace;
            PyErr_Fetch(&kind, &error, &trace);
            if (PyObject_DelItem(modules, name) < 0) PyErr_Clear();
            PyErr_Restore(kind, error, trace);
            Py_CLEAR(*created);
            module = NULL;
        } else {
            CPyImport_ReplaceModuleCache(cache, module);
            CPyImport_SetInitialized(state, true);
        }
    }
    Py_XDECREF(package_name);
    Py_XDECREF(own);
    Py_XDECREF(package);
    return module;
}

/* What stands for the locks is never looked into. */
CPyModuleLockAPI *__wrap_CPyModuleLockAPI_Alloc(void) {
    return PyMem_Calloc(1, 64);
}

int __wrap_CPyImport_AcquireLock(CPyModuleLockAPI *locks, PyObject *name, PyObject **acquired) {
    *acquired = NULL;
    return CPY_LOCK_ACQUIRED;
}

/* A module that an interpreted one imports gets all this from importlib, once it has been executed. */
int __wrap_CPyImport_SetDunderAttrs(PyObject *module, PyObject *name, PyObject *library, PyObject *suffix,
                                    Py_ssize_t is_package) {
    return PyObject_SetAttrString(module, "__file__", library);
}

PyObject *__wrap_CPyImport_BeginInitializing(PyObject *module) {
    return Py_NewRef(Py_None);
}

int __wrap_CPyImport_EndInitializing(PyObject *specification) {
    Py_DECREF(specification);
    return 0;
}
