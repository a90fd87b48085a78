#!/bin/sh
# Signs the sums of a release, and with them all of it: sign.sh [FOLDER] [KEY]. FOLDER has SHA256SUMS, dist/target/release by
# default; KEY is the key's name or number, by default gpg's own choice. Anyone checks it by
#   gpg --verify SHA256SUMS.asc SHA256SUMS && sha256sum -c SHA256SUMS
set -eu
folder=${1:-$(dirname -- "$0")/target/release}
key=${2:-}
cd "$folder"
if command -v sha256sum >/dev/null; then sha256sum --quiet -c SHA256SUMS; else shasum -a 256 --quiet -c SHA256SUMS; fi
gpg ${key:+--local-user "$key"} --yes --armor --output SHA256SUMS.asc --detach-sign SHA256SUMS
