# The site, every link of it followed. Read by check.sh.
artefact=site
size=
builds() {
    "$clone/site/build.sh" "$copy/pieceworth" >"$work/said" 2>&1 || { tail -n 20 "$work/said" >&2; return 1; }
    tail -n 1 "$work/said"
}
if ! has npm || ! [ "$(node -p 'parseInt(process.versions.node)' 2>/dev/null || echo 0)" -ge 20 ]; then
    skip "built" "needs npm and Node 20"
elif ! (cd "$clone/site" && npm ci --no-audit --no-fund) >"$work/said" 2>&1; then
    skip "built" "npm could not fetch what builds it: $(tail -n 1 "$work/said")"
else
    attempt "built, every link followed" builds
fi
