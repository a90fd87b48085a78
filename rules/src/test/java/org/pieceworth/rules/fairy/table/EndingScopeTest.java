package org.pieceworth.rules.fairy.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.variant.ConnectRules;
import org.pieceworth.rules.variant.CountingRule;
import org.pieceworth.rules.variant.EndRules;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.RoyalRules;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// Tables solve the rules that are listed for them and no others.
class EndingScopeTest {

    /// The rules that tables do not solve.
    private static final Set<String> UNSOLVED = Set.of(
            "hands.drops",
            "hands.capturesToHand",
            "gating.seirawan",
            "gating.musketeer",
            "gating.cambodianMoves",
            "gating.walls",
            "captures.petrify",
            "mobility.pass",
            "mobility.passOnStalemate",
            "promotion.sittuyin",
            "royals.bikjang",
            "stones.turns",
            "stones.free",
            "end.checkCounting",
            "end.castlingWins",
            "end.materialCounting");

    private static final Map<String, Class<?>> IN_COLLECTIONS = Map.of(
            "types", PieceType.class,
            "extinction", RoyalRules.Extinction.class,
            "flag", EndRules.Flag.class,
            "connect", ConnectRules.class);

    /// Fails when a record of rules gets a component: list it in [EndingScope] if tables solve it, otherwise here.
    /// They do not solve rules that need the history of a game, a hand, or anything beside the board and the side
    /// to move.
    @Test
    void everyRuleIsListedOnce() {
        assertThat(rules("variant", Variant.class)).containsExactlyInAnyOrderElementsOf(UNSOLVED);
        // Those there are only count moves, so that the solver may ignore them.
        assertThat(CountingRule.values()).hasSize(4);
    }

    private static Stream<String> rules(String group, Class<?> type) {
        return Stream.of(type.getRecordComponents()).flatMap(rule -> {
            String name = rule.getName();
            if (EndingScope.isSolved(group, name)) {
                return Stream.empty();
            }
            Class<?> members = IN_COLLECTIONS.getOrDefault(name, rule.getType());
            return members.isRecord() && members.getSimpleName().matches(".*Rules|Flag|Extinction|PieceType")
                    ? rules(name, members)
                    : Stream.of(group + "." + name);
        });
    }

    private record Added(boolean mustCapture, boolean added, GameValue value, Optional<Added> more) {}

    @Test
    void aRuleThatIsNotListedIsNotSolved() {
        Added off = new Added(true, false, GameValue.values()[0], Optional.empty());
        assertThat(EndingScope.unsolved("captures", off)).isEmpty();
        Added on = new Added(true, true, GameValue.values()[1], Optional.of(off));
        assertThat(EndingScope.unsolved("captures", on))
                .containsExactly("captures.added", "captures.value", "captures.more");
    }

    @ParameterizedTest
    @CsvSource({
        "pass = true, mobility.pass",
        "checkCounting = true, end.checkCounting",
        "petrifyOnCapture = true, captures.petrify",
        "seirawanGating = true, gating.seirawan",
        "pieceDrops = true, hands.drops",
        "materialCounting = unweighted, end.materialCounting",
        "mustCapture = true,",
        "flagRegionWhite = *8,",
        "countingRule = makruk,",
        "nMoveRule = 40,"
    })
    void theRulesOfAFile(String key, @Nullable String unsolved) {
        Variant variant = Variants.parse("own.ini", "[own:chess]\n" + key + "\n")
                .read("own")
                .variant();
        assertThat(EndingScope.unsolved("variant", variant))
                .isEqualTo(Stream.ofNullable(unsolved).toList());
        assertThat(EndingScope.covers(new VariantTables(variant))).isEqualTo(unsolved == null);
    }

    @ParameterizedTest
    @CsvSource({"chess, true", "shatranj, true", "grand, true", "crazyhouse, false", "duck, false", "shogi, false"})
    void variants(String name, boolean covered) {
        assertThat(EndingScope.covers(new VariantTables(Variants.open(name).variant())))
                .isEqualTo(covered);
    }

    /// Tables place pieces on all squares of the rectangle.
    @ParameterizedTest
    @ValueSource(strings = {"troitzky", "shafran"})
    void boardsWithHolesHaveNoTables(String variant) {
        assertThat(EndingScope.unsolved(new VariantTables(Variants.open(variant).variant())))
                .containsExactly("board.holes");
    }
}
