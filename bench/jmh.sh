#!/bin/sh
# Runs the JMH benchmarks; arguments go to JMH (a pattern, -f 3, -prof gc, ...).
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
mvn -B -q -ntp -Dmaven.test.skip -Dspotless.check.skip -pl bench -am package
java=java
for jdk in "${JAVA_HOME:-}" /usr/lib/jvm/*; do
    if grep -qs '^JAVA_VERSION="2[5-9]' "$jdk/release"; then
        java=$jdk/bin/java
        break
    fi
done
exec "$java" --enable-native-access=ALL-UNNAMED \
    -Dpieceworth.games="$root/studies/src/main/resources/org/pieceworth/studies/demo/demo-games.pgn.gz" \
    -cp "bench/target/pieceworth-bench-1.0.0-rc1.jar:bench/target/lib/*" org.openjdk.jmh.Main "$@"
