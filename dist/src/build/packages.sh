#!/bin/sh
# Makes what is made of the archives: packages.sh PROJECT TARGET VERSION INSTANT PLATFORM HOME DOWNLOADS MAINTAINER
set -eu
project=$1
target=$2
version=$3
instant=$4
platform=$5
home=$6
downloads=$7
maintainer=$8
LC_ALL=C
export LC_ALL
release=$target/release

sha256() {
    if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}

if [ "$platform" != linux-x64 ] || ! command -v dpkg-deb >/dev/null; then
    echo "no Debian package: it is made for linux-x64 where there is dpkg-deb"
else
    sh "$project/dist/src/build/debian.sh" "$project" "$target/tree/here" "$release" "$version" "$instant" "$home" "$maintainer"
fi

zip=$(sha256 "$release/pieceworth-$version.zip" | cut -d ' ' -f 1)
for descriptor in "$project"/dist/src/descriptors/*; do
    sed -e "s|@VERSION@|$version|g" -e "s|@HOME@|$home|g" -e "s|@DOWNLOADS@|$downloads|g" -e "s|@SHA256_ZIP@|$zip|g" \
        "$descriptor" >"$release/${descriptor##*/}"
done
cp "$target/tree/any/NOTICE" "$release/NOTICE"
(cd "$release" && rm -f SHA256SUMS && sha256 $(find . -type f | sed 's,^\./,,' | sort) >"$target/sums" && mv "$target/sums" SHA256SUMS)
