#!/bin/sh
# Makes the Debian package: debian.sh PROJECT TREE OUTPUT VERSION INSTANT HOME MAINTAINER
# TREE is the layout of tree.sh with a runtime. The bytes depend on it, the sources and INSTANT alone.
set -eu
project=$1
tree=$2
output=$3
version=$4
instant=$5
home=$6
maintainer=$7
LC_ALL=C
TZ=UTC
export LC_ALL TZ
umask 022
SOURCE_DATE_EPOCH=$(date -u -d "$instant" +%s)
export SOURCE_DATE_EPOCH
# A release candidate comes before the release.
debian=$(printf %s "$version" | tr - '~')-1
work=$output/debian
rm -rf "$work"
lib=$work/usr/lib/pieceworth
doc=$work/usr/share/doc/pieceworth
mkdir -p "$work/DEBIAN" "$lib" "$doc" "$work/usr/bin" "$work/usr/share/applications" "$work/usr/share/man/man1" \
    "$work/usr/share/icons/hicolor/scalable/apps" "$work/usr/share/lintian/overrides"
cp -R "$tree/app" "$tree/bin" "$tree/runtime" "$lib/"
ln -s ../lib/pieceworth/bin/pieceworth "$work/usr/bin/pieceworth"
cp "$tree/NOTICE" "$doc/NOTICE"
cp -R "$tree/legal" "$doc/legal"
cp "$project/dist/src/debian/pieceworth.desktop" "$work/usr/share/applications/"
cp "$project/web/src/main/resources/org/pieceworth/web/page/icon.svg" "$work/usr/share/icons/hicolor/scalable/apps/pieceworth.svg"
cp "$project/dist/src/debian/lintian-overrides" "$work/usr/share/lintian/overrides/pieceworth"
gzip -9nc "$project/CHANGELOG.md" >"$doc/changelog.gz"
gzip -9nc >"$doc/changelog.Debian.gz" <<END
pieceworth ($debian) stable; urgency=medium

  * Version $version; what is new stands in changelog.gz.

 -- $maintainer  $(date -u -R -d "$instant")
END
for page in "$tree"/../man/*.1; do
    [ ! -f "$page" ] || gzip -9nc "$page" >"$work/usr/share/man/man1/${page##*/}.gz"
done
mkdir -p "$work/usr/share/bash-completion/completions" "$work/usr/share/zsh/vendor-completions" \
    "$work/usr/share/fish/vendor_completions.d"
cp "$tree/../completion/bash" "$work/usr/share/bash-completion/completions/pieceworth"
cp "$tree/../completion/zsh" "$work/usr/share/zsh/vendor-completions/_pieceworth"
cp "$tree/../completion/fish" "$work/usr/share/fish/vendor_completions.d/pieceworth.fish"
fill() {
    sed -e "s|@DEBIAN_VERSION@|$debian|" -e "s|@HOME@|$home|" -e "s|@MAINTAINER@|$maintainer|" -e "s|@KIBIBYTES@|$size|" "$1"
}
size=0
fill "$project/dist/src/debian/copyright" >"$doc/copyright"
find "$work" -type f -exec chmod 644 {} +
find "$work" -type d -exec chmod 755 {} +
chmod 755 "$lib/bin/pieceworth" "$lib"/runtime/bin/* "$lib/runtime/lib/jspawnhelper"
# As the file systems of two machines differ: files alone, in whole kibibytes.
size=$(cd "$work" && find usr -type f -size +0 -exec wc -c {} + | awk '$2 != "total" { sum += int(($1 + 1023) / 1024) } END { print sum }')
fill "$project/dist/src/debian/control" >"$work/DEBIAN/control"
(cd "$work" && find usr -type f | sort | xargs md5sum) >"$work/DEBIAN/md5sums"
chmod 644 "$work"/DEBIAN/*
find "$work" -exec touch -h -d "$instant" {} +
dpkg-deb --root-owner-group -Zgzip --build "$work" "$output/pieceworth_${debian}_amd64.deb" >/dev/null
rm -rf "$work"
