# Read by ./cufe, ./test and ./bench. `root` is the checkout. `form` says what .venv/ holds of it, and `prepare` makes sure
# that it holds the sources as they are now, compiled.

find_python() {
    for candidate in "${CUFE_PYTHON:-}" python3.11 python3 python3.12 python3.13 python3.14; do
        if [ -n "$candidate" ] && "$candidate" -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
        then
            python=$candidate
            return 0
        fi
    done
    echo "cufe: Python 3.11 or newer is needed, and none was found (CUFE_PYTHON names one)" >&2
    return 1
}

# Prints compiled, stale or none. No source is newer than the stamp in the usual case, and no Python is started to see that.
form() {
    stamp=$root/.venv/cufe-installed
    if [ ! -f "$stamp" ] || [ ! -x "$root/.venv/bin/cufe" ]; then
        echo none
    elif [ -n "$(find -L "$root/src/cufe/." "$root/pyproject.toml" "$root/setup.py" \
        -name __pycache__ -prune -o -newer "$stamp" -print -quit)" ]; then
        echo stale
    else
        echo compiled
    fi
}

# prepare [--test] [--tell]
# Signals go on to the Python that works, which ends what it started and leaves nothing half made.
prepare() {
    if [ $# -eq 0 ] && [ "$(form)" = compiled ]; then
        return 0
    fi
    find_python || return 1
    "$python" "$root/scripts/environment.py" "$@" &
    worker=$!
    trap 'kill -INT $worker 2>/dev/null; wait $worker; exit 130' INT
    trap 'kill -TERM $worker 2>/dev/null; wait $worker; exit 143' TERM HUP
    wait $worker
    status=$?
    trap - INT TERM HUP
    return $status
}
