# The Debian package, in a root of its own: nothing is installed on the machine. Read by check.sh.
deb=$(echo "$release"/pieceworth_*_amd64.deb)
artefact=${deb##*/}
if ! [ -f "$deb" ]; then
    skip "package" "needs dpkg-deb when it is built"
else
    size=$(megabytes "$deb")
    root=$work/root
    mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates"
    : >"$root/var/lib/dpkg/status"
    if has lintian; then
        said_nothing() {
            lintian --allow-root "$deb" >"$work/said" 2>&1
            [ ! -s "$work/said" ] || { cat "$work/said" >&2; return 1; }
        }
        attempt "lintian says nothing" said_nothing
    else
        skip "lintian" "not installed"
    fi
    package() {
        dpkg --root="$root" --log=/dev/null --force-depends --force-script-chrootless --force-not-root "$@" >"$work/said" 2>&1 || {
            cat "$work/said" >&2
            return 1
        }
    }
    installs() {
        package --install "$deb" && answers env PIECEWORTH_CACHE= "$root/usr/bin/pieceworth"
    }
    removes() {
        package --remove pieceworth && package --purge pieceworth || return 1
        left=$(find "$root" -path "$root/var/lib/dpkg" -prune -o ! -type d -print)
        [ -z "$left" ] || { echo "found left: $left" >&2; return 1; }
    }
    if [ "$(id -u)" = 0 ]; then
        attempt "installed, run" installs
        attempt "upgraded over itself, run" installs
        if has man; then
            attempt "manual pages" sh -c '
                : >"$2"
                man -l "$1/pieceworth.1.gz" | grep -q "What is a chess piece worth" || exit 1
                for page in "$1"/*.1.gz; do man -l --warnings "$page" >/dev/null 2>>"$2" || exit 1; done
                [ ! -s "$2" ]' sh "$root/usr/share/man/man1" "$work/said"
        fi
        if /usr/bin/python3 -c 'import pexpect' 2>/dev/null; then
            attempt "completion in the shells that are here" /usr/bin/python3 "$project/dist/completion-test.py" "$root/usr/bin/pieceworth"
        else
            skip "completion in shells" "needs python3-pexpect"
        fi
        attempt "doctor" sh -c 'PIECEWORTH_CACHE= "$1" doctor >"$2" && head -n 1 "$2"' sh \
            "$root/usr/bin/pieceworth" "$work/said"
        if has desktop-file-validate; then
            attempt "menu entry" desktop-file-validate "$root/usr/share/applications/pieceworth.desktop"
        fi
        attempt "removed, nothing left" removes
    else
        skip "installed" "needs root"
    fi
fi
