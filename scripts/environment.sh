# Read by ./cufe and ./test: `prepare` makes sure that .venv/ holds the sources as they are now.
# `root` is the checkout. No source is newer than the stamp in the usual case, and no Python is started to see that.

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

up_to_date() {
    stamp=$root/.venv/cufe-installed
    case ${CUFE_PURE:-0} in 0) form=compiled ;; *) form=pure ;; esac
    read -r installed _ 2>/dev/null <"$stamp" || return 1
    [ "$installed" = "$form" ] && [ -x "$root/.venv/bin/cufe" ] || return 1
    [ -z "$(find -L "$root/src/cufe/." "$root/pyproject.toml" "$root/setup.py" \
        -name __pycache__ -prune -o -newer "$stamp" -print -quit)" ]
}

# prepare [--test]
prepare() {
    if [ $# -eq 0 ] && up_to_date; then
        return 0
    fi
    find_python && "$python" "$root/scripts/environment.py" "$@"
}
