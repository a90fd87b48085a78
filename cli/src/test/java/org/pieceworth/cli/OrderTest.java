package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// No answer, file, key or seed comes from an order or a number that differs between two starts of the program: not
/// from iterating over `Set.of`, `Map.copyOf` and their like, not from hashes of enums and objects, not from work in
/// parallel. `Ordered`, `TreeMap`, `EnumSet` and `LinkedHashMap` have an order. A source that needs one of the others
/// is listed here, under what it does with it.
class OrderTest {

    private static final Map<String, String> ALLOWED = Map.of(
            "asked for single elements, counted, compared as a whole, or copied to what has an order", """
                    ArmyHoldOut ArmyPool ArmyStarts BackRanks BalanceDocument
                    BalanceStudy Block BracketRules CellAttack ChoicesAnswer ClusterScores
                    ComponentRules DamagedFiles EndTables EndingCache EngineMoves EntryRulesMaker
                    FsfMoves GamePairs GameSetup GivenValues GroupCharts Guard HashedFiles HoldOut
                    JobResults Jobs LeaperLaw LegGraph LegTargets MeasureSettings
                    MeasureStudy MeasuredValues MobilityCount ModelSettings
                    ModelSource NameAliases ObservedGame OutputCheck OwnerOnly Pawns PieceSet Remedies ScoreModel
                    PieceValues PositionAnswer Predictor QuestionWork RatingSettings Ratings RecentAnswers ReferenceSet
                    RowsOfFeatures StartsByFile SynergyTargets TaskSettings UnknownTags Uploads VariantGame
                    """,
            "sorted before it is shown or written", """
                    ArmyLetters EnginesFile FenPlacement FitsDocument ListedSource
                    OtherEngineTrial PackedGames Pool SearchedCoalitions Setup SprtText
                    VariantSetups
                    """,
            "hashes of texts", """
                    KnownGames LabelledPositions NamedPiece ParquetRows ResultCollector RowsByGame RowsFile
                    SensitivityChanges
                    """,
            "the first in the order of the file is found", """
                    OpeningBook
                    """);

    /// Their iteration differs between starts; those of one element have one order.
    private static final Pattern SALTED =
            Pattern.compile("\\b(?:Set\\.of\\((?!\\))|Map\\.of\\((?!\\))|Map\\.ofEntries\\("
                    + "|Set\\.copyOf\\(|Map\\.copyOf\\(|toUnmodifiableSet\\(|toUnmodifiableMap\\()");

    private static final Pattern ONE_ELEMENT =
            Pattern.compile("\\bSet\\.of\\((?:[^(),\"]|\"[^\"]*\"|\\([^()]*\\))*\\)");

    private static final Pattern ONE_ENTRY =
            Pattern.compile("\\bMap\\.of\\([^,()]*,(?:[^(),]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)");

    /// Hashes of enums, of records with enums, and of other objects differ between starts.
    private static final Pattern HASHED = Pattern.compile(
            "\\b(?:Map|Set)<(?!String\\b|Integer\\b|Long\\b|Character\\b|>)[^=;{}]*=\\s*new Hash(?:Map|Set)<"
                    + "|\\bCollectors\\.toSet\\(|\\b(?:HashMap|HashSet)::new|identityHashCode|\\bIdentityHashMap<"
                    + "|\\.hashCode\\(\\)|\\bObjects\\.hash\\(");

    private static final Pattern PARALLEL = Pattern.compile("\\.parallel\\(\\)|\\bparallelStream\\(");

    private static final Pattern CONSTANT = Pattern.compile(
            "private static final (?:Set|Map)<[^=;]*?>\\s+(\\w+)\\s*=\\s*(?:Set\\.of|Map\\.of|Map\\.ofEntries)\\(");

    /// What a constant may be asked without being listed.
    private static final String ASKED = "\\s*(?:\\.|::)(?:contains|containsAll|containsKey|get|getOrDefault)\\b";

    @Test
    void nothingComesFromAnOrderThatDiffersBetweenStarts() throws IOException {
        Map<String, Set<String>> found = new TreeMap<>();
        for (Path file : MainSources.all()) {
            String name = file.getFileName().toString().replace(".java", "");
            String text = code(Files.readString(file));
            for (Pattern each : List.of(SALTED, HASHED, PARALLEL)) {
                each.matcher(text)
                        .results()
                        .forEach(match -> found.computeIfAbsent(name, _ -> new TreeSet<>())
                                .add(match.group()));
            }
        }
        Set<String> allowed = new TreeSet<>();
        ALLOWED.values().forEach(names -> allowed.addAll(List.of(names.strip().split("\\s+"))));
        assertThat(found).as("unordered, and not listed with a reason").containsOnlyKeys(allowed);
    }

    @Test
    void itSeesWhatItForbids() {
        assertThat(code("x = Set.copyOf(y);")).containsPattern(SALTED);
        assertThat(code("x = Map.of(a, b(c), d, e);")).containsPattern(SALTED);
        assertThat(code("x = Set.of(a, b);")).containsPattern(SALTED);
        assertThat(code("x = Map.of(a, b(c, d)); y = Set.of(\"a, b\"); z = Set.of();"))
                .doesNotContainPattern(SALTED);
        assertThat(code("private static final Set<String> A = Set.of(b, c); x = A.contains(d);"))
                .doesNotContainPattern(SALTED);
        assertThat(code("private static final Set<String> A = Set.of(b, c); x = A.stream();"))
                .containsPattern(SALTED);
        assertThat("Map<Side, Integer> a = new HashMap<>();").containsPattern(HASHED);
        assertThat("Map<String, Integer> a = new HashMap<>();").doesNotContainPattern(HASHED);
    }

    /// Without comments, imports, and what has one order or is only asked.
    private static String code(String source) {
        String text = source.replaceAll("(?m)^\\s*//.*$|^import .*$", "");
        Matcher constants = CONSTANT.matcher(text);
        String unasked = text;
        while (constants.find()) {
            String name = "\\b" + constants.group(1);
            String others = text.substring(0, constants.start()) + text.substring(constants.end());
            if (!Pattern.compile(name + "\\b(?!" + ASKED + ")").matcher(others).find()) {
                unasked = unasked.replace(constants.group(), "");
            }
        }
        return ONE_ENTRY.matcher(ONE_ELEMENT.matcher(unasked).replaceAll("")).replaceAll("");
    }
}
