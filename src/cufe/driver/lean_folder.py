"""What a lean toolkit folder has besides: launchers for `cicc` and for the host compilers.

nvcc finds `cicc` by its profile, and `gcc`, or what `-ccbin` names without a folder, on the `PATH` that the profile
makes, where the folder comes first.  A compiler that is named by its path is no launcher of ours: its host units stay
whole.

The launcher of a compiler hands everything on, and acts at two steps of nvcc.  The unit that becomes the host file
includes a header by which `cudafe++` sees that it may be lean, and whether the compiler is asked for warnings; where
it is asked for those of system headers, or for functions that nothing needs, the file stays whole.  If the compiler
refuses a lean host file, nothing of that is shown: the whole file is made, by the command in the last line of the lean
one, and compiled.
"""

from __future__ import annotations

import os
import shlex

from cufe.driver.lean_switch import COMMAND, HEADER, LOG, SWITCH, WARNED_HEADER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from cufe.driver.toolkit import Toolkit

HOST_COMPILERS: Final = ("gcc", "g++", "clang", "clang++")
#: what is in a lean folder and in no other
LAUNCHERS: Final = ("cicc", *HOST_COMPILERS, HEADER, WARNED_HEADER)
#: what the profile says besides
PROFILE: Final = "\nCICC_PATH        = $(_HERE_)\n"


def device_call(toolkit: Toolkit, folder: str) -> str:
    """How the launcher of `cicc` calls `cufe.driver.lean_device.program`."""
    cicc = os.path.join(toolkit.root, "nvvm", "bin", "cicc")
    return f"program({cicc!r}, {os.path.join(folder, LOG)!r})"


def host_launcher(folder: str) -> str:
    """The script that stands for a host compiler."""
    header = shlex.quote(os.path.join(folder, "cufe", HEADER))
    warned = shlex.quote(os.path.join(folder, "cufe", WARNED_HEADER))
    log = shlex.quote(os.path.join(folder, LOG))
    return f"""\
#!/bin/sh
# Hands its command line on to the compiler of its name that comes next on PATH; made by `cufe toolkit --lean`.
name=${{0##*/}}
real=
IFS=:
for place in $PATH; do
    if [ -x "$place/$name" ] && [ ! -e "$place/{HEADER}" ]; then
        real=$place/$name
        break
    fi
done
unset IFS
if [ -z "$real" ]; then
    echo "$name: not found" >&2
    exit 127
fi
if [ "${SWITCH}" = 0 ]; then
    exec "$real" "$@"
fi
unit=
output=
header={header}
for word; do
    case $word in
    *.cpp4.ii) output=$word ;;
    *.cudafe1.cpp) unit=$word ;;
    -Wsystem-headers | @* | -fkeep-*-functions | -fno-weak) exec "$real" "$@" ;;
    -Wno-* | -Werror | -Wl,* | -Wa,* | -Wp,*) ;;
    -W* | -pedantic*) header={warned} ;;
    esac
done
if [ -n "$output" ]; then
    exec "$real" "$@" -include "$header"
fi
again=
if [ -n "$unit" ]; then
    again=$(tail -n 1 -- "$unit" 2>/dev/null)
fi
case $again in
"{COMMAND}"*) again=${{again#"{COMMAND}"}} ;;
*) exec "$real" "$@" ;;
esac
said=$(mktemp) || exit 1
trap 'rm -f -- "$said"' EXIT
colors=
if [ -t 2 ] && [ "$TERM" != dumb ]; then
    colors=-fdiagnostics-color=always
fi
if "$real" $colors "$@" 2>"$said"; then
    cat -- "$said" >&2
    exit 0
fi
if ! ({SWITCH}=0 && export {SWITCH} && eval "$again") >/dev/null 2>&1; then
    cat -- "$said" >&2
    exit 1
fi
"$real" "$@"
status=$?
if [ "$status" = 0 ]; then
    first=$(grep -m 1 error "$said")
    echo "$(date '+%Y-%m-%d %H:%M:%S') $unit: host file made whole: $first" >>{log}
fi
exit "$status"
"""
