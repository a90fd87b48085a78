#!/bin/sh
# Builds the site into site/target/site: the pages of docs/, a page for each command from the program's own help, and, where they
# were built, the Javadoc and a release's pages of pieces and variants. Needs Node 20 or newer; without the network once node_modules is there.
#
# Usage: site/build.sh [PROGRAM]
# PROGRAM prints the commands' pages, ./pieceworth by default. PIECEWORTH_REPOSITORY is the address of the repository, to which
# pages then link; a release sets it.
set -eu

root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd -P)
program=${1:-$root/pieceworth}
site=$root/site
pages=$site/target/pages
made=$site/target/site

[ -x "$site/node_modules/.bin/vitepress" ] || (cd "$site" && npm ci --no-audit --no-fund)

rm -rf "$pages" "$made"
mkdir -p "$pages/.vitepress" "$pages/commands"
# As they lie in the repository, so that links between them hold.
cp -R "$root/docs" "$pages/docs"
mkdir "$pages/bench"
cp "$root"/bench/*.md "$pages/bench"
for page in ARCHITECTURE CHANGELOG CONTRIBUTING SECURITY; do
    cp "$root/$page.md" "$pages"
done
cp "$site/index.md" "$pages/index.md"
cp "$site/config.mjs" "$pages/.vitepress/config.mjs"
cp -R "$site/theme" "$pages/.vitepress/theme"
# What pages of findings point at besides.
mkdir -p "$pages/public/bench/findings"
cp "$root"/bench/findings/*.tsv "$root"/bench/findings/*.json "$pages/public/bench/findings"
"$program" man --format md --output "$pages/commands"
has_javadoc=
for javadoc in "$root/target/quick/reports/apidocs" "$root/target/reports/apidocs"; do
    if [ -f "$javadoc/index.html" ] && [ -z "$has_javadoc" ]; then
        has_javadoc=true
        mkdir -p "$pages/public"
        cp -R "$javadoc" "$pages/public/javadoc"
    fi
done
has_pages=
if [ -f "$root/dist/target/tree/pages/index.html" ]; then
    has_pages=true
    cp -R "$root/dist/target/tree/pages" "$pages/public/pages"
fi
cd "$site"
PIECEWORTH_JAVADOC=$has_javadoc PIECEWORTH_PAGES=$has_pages npm run --silent build
mv "$pages/.vitepress/dist" "$made"
node "$site/check.mjs" "$made"
