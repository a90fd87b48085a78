# What accompanies the archives. Read by check.sh.
artefact=SHA256SUMS
attempt "sums" sh -c 'cd "$1" && sha256sum --quiet -c SHA256SUMS' sh "$release"

signs() {
    export GNUPGHOME="$work/keys"
    mkdir -p "$GNUPGHOME" && chmod 700 "$GNUPGHOME" &&
        gpg --batch --quiet --pinentry-mode loopback --passphrase '' --quick-generate-key 'A key for one check <check@pieceworth.example>' ed25519 sign never &&
        "$here/sign.sh" "$release" check@pieceworth.example &&
        gpg --batch --quiet --verify "$release/SHA256SUMS.asc" "$release/SHA256SUMS"
    code=$?
    rm -f "$release/SHA256SUMS.asc"
    gpgconf --kill all
    unset GNUPGHOME
    return $code
}
if has gpg && has gpgconf; then
    attempt "signed by a key made for it, and verified" signs
else
    skip "signed" "needs gpg"
fi

pages=$release/pieceworth-$version-pages.zip
artefact=${pages##*/}
size=$(megabytes "$pages")
followed() {
    (cd "$work" && "$JAVA_HOME/bin/jar" xf "$pages") && grep -q '"shared":"../board.js"' "$work/pieceworth-$version-pages/pieces/knight.html" &&
        node "$clone/site/check.mjs" "$work/pieceworth-$version-pages"
}
if has node; then
    attempt "pages with boards, every link followed" followed
else
    skip "pages with boards" "needs node"
fi

sbom=$release/pieceworth-$version-sbom.json
artefact=${sbom##*/}
names_all() {
    count=0
    for jar in "$tree"/app/lib/*.jar; do
        name=${jar##*/}
        library=${name%%-[0-9]*}
        grep -q "pkg:maven/[^\"]*/$library@" "$sbom" || { echo "found no $library in it" >&2; return 1; }
        count=$((count + 1))
    done
    echo "$count libraries"
}
attempt "names every bundled library" names_all

artefact=NOTICE
refuses() {
    grep -v '^picocli' "$clone/dist/src/licences.tsv" >"$work/licences.tsv"
    cp -R "$clone/dist/target/tree/any" "$work/refused"
    ! "$JAVA_HOME/bin/java" "$clone/dist/src/build/BundledJars.java" notices "$work/licences.tsv" "$work/refused" >"$work/said" 2>&1 &&
        grep -q 'found the library picocli' "$work/said"
}
attempt "a library without a licence stops the build" refuses

artefact="descriptors"
if has python3; then
    attempt "JSON of Scoop, SDKMAN and JBang is read" python3 -c 'import json, sys
for name in sys.argv[1:]: json.load(open(name))' "$release/pieceworth.json" "$release/sdkman.json" "$release/jbang-catalog.json" "$sbom"
else
    skip "JSON of Scoop, SDKMAN and JBang" "needs python3"
fi
if has ruby; then
    attempt "Ruby of Homebrew is read" ruby -c "$release/pieceworth.rb"
else
    skip "Ruby of Homebrew" "needs ruby"
fi
complete() {
    ! grep -n '@[A-Z0-9_]*@' "$release/pieceworth.rb" "$release"/*.json "$release/Containerfile" >&2 &&
        grep -q "$(sha256sum <"$zip" | cut -d ' ' -f 1)" "$release/pieceworth.rb"
}
attempt "all filled in, with the sum of the zip" complete
skip "Containerfile built" "needs a container engine and an image from elsewhere"
