# The libraries, from outside: a fresh repository, and the small programs of examples. Read by check.sh.
artefact=org.pieceworth:pieceworth-*
size=
examples=$work/examples
rm -rf "$examples" "$work/local"
cp -R "$clone/dist/examples" "$examples"

# Nothing of Pieceworth, and of others what this machine has already, so that it need not be fetched again.
own=$started_home/.m2/repository
mkdir -p "$work/local"
if [ -d "$own" ]; then
    cp -al "$own/." "$work/local/" 2>/dev/null || cp -R "$own/." "$work/local/"
    rm -rf "$work/local/org/pieceworth"
fi

complete_libraries() {
    count=0
    for folder in "$repository"/org/pieceworth/pieceworth-*/"$version"; do
        name=${folder%/*}
        name=${name##*/}
        pom=$folder/$name-$version.pom
        case $name in
            pieceworth-bom) files=pom ;;
            *) files="pom jar sources.jar javadoc.jar" ;;
        esac
        for file in $files; do
            case $file in
                pom | jar) found=$folder/$name-$version.$file ;;
                *) found=$folder/$name-$version-$file ;;
            esac
            [ -s "$found" ] || { echo "found no $found" >&2; return 1; }
        done
        for element in name description; do
            grep -q "<$element>" "$pom" || { echo "found no $element in $pom" >&2; return 1; }
        done
        count=$((count + 1))
    done
    # Those of the parent hold for all.
    for element in url licenses developers scm; do
        grep -q "<$element" "$repository/org/pieceworth/pieceworth/$version/pieceworth-$version.pom" ||
            { echo "found no $element in the parent" >&2; return 1; }
    done
    for place in pom.xml bom/pom.xml; do
        sed -n 's,.*<pieceworth.home>\(.*\)</pieceworth.home>.*,\1,p' "$clone/$place"
    done | sort -u >"$work/homes"
    [ "$(wc -l <"$work/homes")" = 1 ] || { echo "found two values of pieceworth.home" >&2; return 1; }
    listed=$(grep -c '<artifactId>pieceworth-[a-z]*</artifactId>' "$clone/bom/pom.xml")
    [ "$count" = "$listed" ] || { echo "found $count libraries, and $listed names in the BOM" >&2; return 1; }
    echo "$count artefacts"
}
attempt "jars, sources, Javadoc, complete POMs, all in the BOM" complete_libraries

by_maven() {
    mvn -B -ntp -q -Dstyle.color=never -f "$examples/maven/pom.xml" -Dmaven.repo.local="$work/local" -Dpieceworth.repository="file://$repository" \
        -Dpieceworth.version="$version" compile >&2
}
attempt "a Maven project compiles against them" by_maven
on_class_path() {
    main=$1
    shift
    "$JAVA_HOME/bin/java" -cp "$examples/maven/target/classes:$examples/maven/target/dependency/*" --enable-native-access=ALL-UNNAMED \
        "org.example.pieces.$main" "$@"
}
attempt "value a piece" on_class_path ValuePiece
attempt "fit the games of a PGN" on_class_path FitGames "$games"
attempt "define a piece, play a game with it" on_class_path PlayOwnPiece
attempt "measure a piece" on_class_path MeasurePiece
attempt "a tournament of two armies" on_class_path ArmyTournament

by_javac() {
    path=$(echo "$examples"/maven/target/dependency/*.jar | tr ' ' ':')
    "$JAVA_HOME/bin/javac" -p "$path" -d "$work/modules" $(find "$examples/java" -name '*.java') &&
        "$JAVA_HOME/bin/java" -p "$path:$work/modules" -m org.example.pieces/org.example.pieces.ValuePiece
}
attempt "javac and the module path" by_javac

by_gradle() {
    (cd "$examples/gradle" && gradle -q --offline --no-daemon --project-cache-dir "$work/gradle-cache" -g "$work/gradle-home" value \
        -PjavaHome="$JAVA_HOME" -PpieceworthRepository="file://$repository" -PotherRepository="file://$work/local")
}
if has gradle; then
    attempt "Gradle" by_gradle
else
    skip "Gradle" "not installed"
fi
if has jbang; then
    attempt "JBang" jbang --repos "pieceworth=file://$repository" --repos mavencentral "$examples/jbang/Value.java"
else
    skip "JBang" "not installed"
fi

artefact="output for others"
"$program" value N B R --format json >"$work/values.json"
"$program" fit "$games" --format csv >"$work/fit.csv"
"$program" export "$games" -o "$work/rows.parquet" --quiet
if ! has python3; then
    skip "JSON, CSV and Parquet by Python" "needs python3"
elif python3 -c 'import pyarrow' 2>/dev/null; then
    attempt "JSON, CSV and Parquet by Python" python3 "$examples/python/values.py" "$work/values.json" "$work/fit.csv" "$work/rows.parquet"
else
    attempt "JSON and CSV by Python (Parquet needs pyarrow)" python3 "$examples/python/values.py" "$work/values.json" "$work/fit.csv"
fi
if has Rscript && Rscript -e 'library(jsonlite)' >/dev/null 2>&1; then
    attempt "JSON and CSV by R" Rscript "$examples/r/values.R" "$work/values.json" "$work/fit.csv"
else
    skip "JSON and CSV by R" "needs R with jsonlite"
fi
