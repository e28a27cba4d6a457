/* A CUDA run-time that has no device: it prints what a program asks for, one line a call.
 *
 * Registrations, launch configurations and kernel arguments by value go to standard output. Device memory is
 * host memory from one region at a fixed address, so that pointers print the same in every run. Kernels do not run.
 *
 * CUFE_TRACE_TABLE names a file made from the PTX of the program, with lines
 *   kernel NAME SIZE...      the sizes in bytes of the parameters of a kernel
 *   value NAME HEX           the first bytes of a variable in device memory
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

typedef struct { unsigned x, y, z; } extent;
typedef int status;

enum { LIMIT = 1024, PARAMETERS = 64 };
static const char *MEMORY = (const char *)0x200000000000;
static const size_t MEMORY_SIZE = (size_t)1 << 32;

struct kernel { const char *name; int count; int sizes[PARAMETERS]; };
struct value { const char *name; const char *hex; };
struct function { const void *host; const char *name; };
struct variable { const void *host; const char *name; size_t size; char *storage; };

static struct kernel kernels[LIMIT];
static struct value values[LIMIT];
static struct function functions[LIMIT];
static struct variable variables[LIMIT];
static int kernel_count, value_count, function_count, variable_count, binary_count, prepared;
static size_t used;
static struct { extent grid, block; size_t shared; void *stream; } pushed[16];
static int depth;
static status last;

static void prepare(void) {
    const char *path = getenv("CUFE_TRACE_TABLE");
    FILE *file = path ? fopen(path, "r") : NULL;
    static char line[1 << 16];
    if (prepared) return;
    prepared = 1;
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (mmap((void *)MEMORY, MEMORY_SIZE, PROT_READ | PROT_WRITE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0) == MAP_FAILED) {
        perror("trace: no memory at the fixed address");
        exit(99);
    }
    while (file && fgets(line, sizeof line, file)) {
        char *kind = strtok(line, " \n"), *name = strtok(NULL, " \n"), *word;
        if (kind && name && !strcmp(kind, "kernel") && kernel_count < LIMIT) {
            struct kernel *entry = &kernels[kernel_count++];
            entry->name = strdup(name);
            while ((word = strtok(NULL, " \n")) && entry->count < PARAMETERS) entry->sizes[entry->count++] = atoi(word);
        } else if (kind && name && !strcmp(kind, "value") && value_count < LIMIT) {
            word = strtok(NULL, " \n");
            values[value_count].name = strdup(name);
            values[value_count++].hex = strdup(word ? word : "");
        }
    }
    if (file) fclose(file);
}

static void *allocate(size_t size) {
    char *place;
    prepare();
    place = (char *)MEMORY + used;
    used += (size + 255) / 256 * 256 + 256;
    return place;
}

static const char *name_of(const void *host) {
    int i;
    for (i = 0; i < function_count; i++)
        if (functions[i].host == host) return functions[i].name;
    return "(not registered)";
}

static struct variable *variable_of(const void *host) {
    int i;
    for (i = 0; i < variable_count; i++)
        if (variables[i].host == host) return &variables[i];
    return NULL;
}

static void print_arguments(const char *name, void **arguments) {
    int i, k, byte;
    for (k = 0; k < kernel_count; k++)
        if (!strcmp(kernels[k].name, name)) break;
    if (k == kernel_count) {
        printf(" (no parameter table)");
        return;
    }
    for (i = 0; i < kernels[k].count; i++) {
        const unsigned char *data = arguments[i];
        printf(" ");
        for (byte = 0; byte < kernels[k].sizes[i]; byte++) printf("%02x", data[byte]);
    }
}

static status launch(const char *how, const void *host, extent grid, extent block, void **arguments, size_t shared,
                     void *stream) {
    const char *name = name_of(host);
    printf("%s %s grid %u %u %u block %u %u %u shared %zu stream %p args", how, name, grid.x, grid.y, grid.z, block.x,
           block.y, block.z, shared, stream);
    print_arguments(name, arguments);
    printf("\n");
    return last = 0;
}

/* Registration */

void **__cudaRegisterFatBinary(void *binary) {
    prepare();
    printf("register binary magic %x version %d\n", ((int *)binary)[0], ((int *)binary)[1]);
    return (void **)(MEMORY + ++binary_count);
}
void __cudaRegisterFatBinaryEnd(void **handle) { printf("register end %d\n", (int)((char *)handle - MEMORY)); }
void __cudaUnregisterFatBinary(void **handle) { printf("unregister %d\n", (int)((char *)handle - MEMORY)); }

void __cudaRegisterFunction(void **handle, const char *host, char *device, const char *name, int limit, void *tid,
                            void *bid, void *block, void *grid, int *warp) {
    const char *twin = NULL;
    int i;
    for (i = 0; i < function_count; i++)
        if (functions[i].host == host) twin = functions[i].name;
    printf("register function %s as %s limit %d%s%s\n", name, device, limit, twin ? " same host function as " : "",
           twin ? twin : "");
    functions[function_count].host = host;
    functions[function_count++].name = name;
    (void)handle, (void)tid, (void)bid, (void)block, (void)grid, (void)warp;
}

static struct variable *add_variable(const void *host, const char *name, size_t size) {
    struct variable *entry = &variables[variable_count++];
    int i;
    size_t at;
    entry->host = host;
    entry->name = name;
    entry->size = size;
    entry->storage = allocate(size);
    for (i = 0; i < value_count; i++)
        if (!strcmp(values[i].name, name))
            for (at = 0; at < size && values[i].hex[2 * at]; at++) {
                unsigned byte;
                sscanf(values[i].hex + 2 * at, "%2x", &byte);
                entry->storage[at] = (char)byte;
            }
    return entry;
}

void __cudaRegisterVar(void **handle, char *host, char *device, const char *name, int external, size_t size,
                       int constant, int global) {
    printf("register variable %s as %s external %d size %zu constant %d global %d%s\n", name, device, external, size,
           constant, global, variable_of(host) ? " same place" : "");
    add_variable(host, name, size);
    (void)handle;
}

void __cudaRegisterManagedVar(void **handle, void **host, char *device, const char *name, int external, size_t size,
                              int constant, int global) {
    printf("register managed %s as %s external %d size %zu constant %d global %d\n", name, device, external, size,
           constant, global);
    *host = add_variable(host, name, size)->storage;
    (void)handle;
}

char __cudaInitModule(void **handle) {
    printf("init module %d\n", (int)((char *)handle - MEMORY));
    return 1;
}

/* Launches */

unsigned __cudaPushCallConfiguration(extent grid, extent block, size_t shared, void *stream) {
    printf("push %u %u %u, %u %u %u, %zu, %p\n", grid.x, grid.y, grid.z, block.x, block.y, block.z, shared, stream);
    pushed[depth].grid = grid;
    pushed[depth].block = block;
    pushed[depth].shared = shared;
    pushed[depth].stream = stream;
    depth = (depth + 1) & 15;
    /* A program can ask for a launch that fails. */
    if (grid.x == 0) {
        depth = (depth + 15) & 15;
        last = 9;
        return 1;
    }
    return 0;
}

status __cudaPopCallConfiguration(extent *grid, extent *block, size_t *shared, void **stream) {
    depth = (depth + 15) & 15;
    *grid = pushed[depth].grid;
    *block = pushed[depth].block;
    *shared = pushed[depth].shared;
    *stream = pushed[depth].stream;
    return 0;
}

status __cudaGetKernel(const void **kernel, const void *host) { return *kernel = host, 0; }
status cudaGetKernel(const void **kernel, const void *host) { return *kernel = host, 0; }
status __cudaLaunchKernel(const void *host, extent grid, extent block, void **arguments, size_t shared, void *stream) {
    return launch("launch", host, grid, block, arguments, shared, stream);
}
status __cudaLaunchKernel_ptsz(const void *host, extent grid, extent block, void **arguments, size_t shared,
                               void *stream) {
    return launch("launch per-thread", host, grid, block, arguments, shared, stream);
}
status cudaLaunchKernel(const void *host, extent grid, extent block, void **arguments, size_t shared, void *stream) {
    return launch("cudaLaunchKernel", host, grid, block, arguments, shared, stream);
}
status cudaLaunchKernel_ptsz(const void *host, extent grid, extent block, void **arguments, size_t shared,
                             void *stream) {
    return launch("cudaLaunchKernel per-thread", host, grid, block, arguments, shared, stream);
}
status cudaLaunchCooperativeKernel(const void *host, extent grid, extent block, void **arguments, size_t shared,
                                   void *stream) {
    return launch("cooperative", host, grid, block, arguments, shared, stream);
}
struct configuration { extent grid, block; size_t shared; void *stream; void *attributes; unsigned count; };
status cudaLaunchKernelExC(const struct configuration *c, const void *host, void **arguments) {
    printf("attributes %u ", c->count);
    return launch("extended", host, c->grid, c->block, arguments, c->shared, c->stream);
}

/* Symbols */

static struct variable *symbol(const char *call, const void *host) {
    struct variable *found = variable_of(host);
    printf("%s %s", call, found ? found->name : "(not registered)");
    return found;
}
status cudaMemcpyToSymbol(const void *host, const void *from, size_t count, size_t offset, int kind) {
    struct variable *found = symbol("to symbol", host);
    size_t i;
    printf(" offset %zu kind %d bytes ", offset, kind);
    for (i = 0; i < count; i++) printf("%02x", ((const unsigned char *)from)[i]);
    printf("\n");
    if (!found || offset + count > found->size) return last = 13;
    memcpy(found->storage + offset, from, count);
    return 0;
}
status cudaMemcpyFromSymbol(void *to, const void *host, size_t count, size_t offset, int kind) {
    struct variable *found = symbol("from symbol", host);
    printf(" offset %zu kind %d count %zu\n", offset, kind, count);
    if (!found || offset + count > found->size) return last = 13;
    memcpy(to, found->storage + offset, count);
    return 0;
}
status cudaMemcpyToSymbolAsync(const void *host, const void *from, size_t count, size_t offset, int kind,
                               void *stream) {
    (void)stream;
    return cudaMemcpyToSymbol(host, from, count, offset, kind);
}
status cudaMemcpyFromSymbolAsync(void *to, const void *host, size_t count, size_t offset, int kind, void *stream) {
    (void)stream;
    return cudaMemcpyFromSymbol(to, host, count, offset, kind);
}
status cudaGetSymbolAddress(void **address, const void *host) {
    struct variable *found = symbol("symbol address", host);
    printf("\n");
    *address = found ? found->storage : NULL;
    return last = found ? 0 : 13;
}
status cudaGetSymbolSize(size_t *size, const void *host) {
    struct variable *found = symbol("symbol size", host);
    *size = found ? found->size : 0;
    printf(" %zu\n", *size);
    return last = found ? 0 : 13;
}

/* Functions as arguments */

struct attributes { size_t shared, constant, local; int threads, rest[64]; };
status cudaFuncGetAttributes(struct attributes *to, const void *host) {
    printf("attributes of %s\n", name_of(host));
    memset(to, 0, 64);
    to->threads = 1024;
    return 0;
}
status cudaFuncSetAttribute(const void *host, int attribute, int value) {
    printf("set attribute %d of %s to %d\n", attribute, name_of(host), value);
    return 0;
}
status cudaFuncSetCacheConfig(const void *host, int config) {
    printf("set cache of %s to %d\n", name_of(host), config);
    return 0;
}
status cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks, const void *host, int size, size_t shared,
                                                              unsigned flags) {
    printf("occupancy of %s block %d shared %zu flags %u\n", name_of(host), size, shared, flags);
    *blocks = 2;
    return 0;
}
status cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *host, int size, size_t shared) {
    return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, host, size, shared, 0);
}

/* Memory */

static status give(const char *call, void **to, size_t size) {
    *to = allocate(size);
    printf("%s %zu -> %p\n", call, size, *to);
    return 0;
}
status cudaMalloc(void **to, size_t size) { return give("malloc", to, size); }
status cudaMallocHost(void **to, size_t size) { return give("malloc host", to, size); }
status cudaHostAlloc(void **to, size_t size, unsigned flags) { return (void)flags, give("host alloc", to, size); }
status cudaMallocManaged(void **to, size_t size, unsigned flags) {
    return (void)flags, give("malloc managed", to, size);
}
status cudaMallocAsync(void **to, size_t size, void *stream) { return (void)stream, give("malloc async", to, size); }
status cudaFree(void *place) { return printf("free %p\n", place), 0; }
status cudaFreeHost(void *place) { return printf("free host %p\n", place), 0; }
status cudaFreeAsync(void *place, void *stream) { return (void)stream, printf("free async %p\n", place), 0; }
status cudaMemcpy(void *to, const void *from, size_t count, int kind) {
    printf("copy %zu kind %d\n", count, kind);
    memmove(to, from, count);
    return 0;
}
status cudaMemcpyAsync(void *to, const void *from, size_t count, int kind, void *stream) {
    return (void)stream, cudaMemcpy(to, from, count, kind);
}
status cudaMemset(void *to, int value, size_t count) {
    printf("set %zu bytes to %d\n", count, value);
    memset(to, value, count);
    return 0;
}
status cudaMemsetAsync(void *to, int value, size_t count, void *stream) {
    return (void)stream, cudaMemset(to, value, count);
}
status cudaMemPrefetchAsync(const void *place, size_t count, int device, void *stream) {
    (void)place, (void)device, (void)stream;
    return printf("prefetch %zu\n", count), 0;
}

/* Streams, events, devices, errors, textures: handles are small numbers */

static uintptr_t handles;
static status handle(const char *call, void **to) {
    *to = (void *)(++handles * 16);
    return printf("%s -> %p\n", call, *to), 0;
}
status cudaStreamCreate(void **to) { return handle("stream", to); }
status cudaStreamCreateWithFlags(void **to, unsigned flags) { return (void)flags, handle("stream", to); }
status cudaStreamDestroy(void *stream) { return printf("destroy stream %p\n", stream), 0; }
status cudaStreamSynchronize(void *stream) { return printf("synchronise %p\n", stream), 0; }
status cudaStreamWaitEvent(void *stream, void *event, unsigned flags) {
    return printf("wait %p %p %u\n", stream, event, flags), 0;
}
status cudaEventCreate(void **to) { return handle("event", to); }
status cudaEventCreateWithFlags(void **to, unsigned flags) { return (void)flags, handle("event", to); }
status cudaEventRecord(void *event, void *stream) { return printf("record %p %p\n", event, stream), 0; }
status cudaEventSynchronize(void *event) { return printf("synchronise event %p\n", event), 0; }
status cudaEventElapsedTime(float *to, void *a, void *b) { return (void)a, (void)b, *to = 1.5f, 0; }
status cudaEventDestroy(void *event) { return printf("destroy event %p\n", event), 0; }
status cudaDeviceSynchronize(void) { return printf("synchronise\n"), 0; }
status cudaDeviceReset(void) { return printf("reset\n"), 0; }
status cudaGetDevice(int *to) { return *to = 0, 0; }
status cudaSetDevice(int device) { return printf("device %d\n", device), 0; }
status cudaGetDeviceCount(int *to) { return *to = 1, 0; }
status cudaDeviceGetAttribute(int *to, int attribute, int device) {
    return (void)device, *to = attribute == 16 ? 4 : 64, 0;
}
status cudaGetLastError(void) {
    status was = last;
    last = 0;
    return was;
}
status cudaPeekAtLastError(void) { return last; }
const char *cudaGetErrorString(status code) { return code ? "an error" : "no error"; }
const char *cudaGetErrorName(status code) { return code ? "cudaErrorSome" : "cudaSuccess"; }
status cudaCreateTextureObject(unsigned long long *to, const void *resource, const void *texture, const void *view) {
    (void)resource, (void)texture, (void)view;
    return printf("texture\n"), *to = ++handles, 0;
}
status cudaDestroyTextureObject(unsigned long long texture) { return printf("destroy texture %llu\n", texture), 0; }
status cudaCreateSurfaceObject(unsigned long long *to, const void *resource) {
    return (void)resource, printf("surface\n"), *to = ++handles, 0;
}
status cudaDestroySurfaceObject(unsigned long long surface) { return printf("destroy surface %llu\n", surface), 0; }
