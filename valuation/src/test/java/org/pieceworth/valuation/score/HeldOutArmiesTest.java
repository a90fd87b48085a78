package org.pieceworth.valuation.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.pooled.ValuePool;

/// Pairs of armies that no fit has read: how the forecasts of `docs/findings/armies-together.md` fare.
class HeldOutArmiesTest {

    private static final Path ROOT = Path.of("").toAbsolutePath().resolve("..").normalize();

    /// Names of the sets by the first letters of their ids, as bench/armies/plan.py and fresh.py give them.
    private static final Map<String, String> SETS = new TreeMap<>(Map.ofEntries(
            Map.entry("Hr", "random"),
            Map.entry("Hx", "extreme"),
            Map.entry("Fo", "odds and near-equal, fresh"),
            Map.entry("Fr", "random, fresh"),
            Map.entry("Fx", "extreme, fresh")));

    /// @param score of the first army over both colors
    private record Pair(
            String id, String board, long nodes, long games, ArmySide first, ArmySide second, double score) {}

    private record Checked(Pair pair, ScoreForecast forecast) {

        boolean inside() {
            return pair.score() >= forecast.low() && pair.score() <= forecast.high();
        }

        double error() {
            return Math.abs(100 * (forecast.score() - pair.score()));
        }
    }

    /// Of repeated lines the one with most games.
    private static List<Pair> heldOut() throws IOException {
        Map<String, Pair> pairs = new LinkedHashMap<>();
        for (String line : Files.readAllLines(ROOT.resolve("bench/armies/results.tsv"))) {
            String[] words = line.split("\t");
            if ("HF".indexOf(words[0].charAt(0)) >= 0) {
                double[] counts = Arrays.stream(words)
                        .skip(8)
                        .mapToDouble(Double::parseDouble)
                        .toArray();
                double games = Arrays.stream(counts).sum();
                pairs.merge(
                        words[0] + " " + words[2],
                        new Pair(
                                words[0],
                                words[1],
                                Long.parseLong(words[2]),
                                (long) games,
                                side(words[4], words[5]),
                                side(words[6], words[7]),
                                (counts[0] + counts[3] + (counts[1] + counts[4]) / 2) / games),
                        (one, other) -> one.games() < other.games() ? other : one);
            }
        }
        return List.copyOf(pairs.values());
    }

    private static ArmySide side(String army, String pawns) {
        List<Movement> pieces = Arrays.stream(army.split(" "))
                .filter(piece -> !piece.equals("king") && !piece.equals("-"))
                .map(Betza::movementOf)
                .toList();
        return ArmySide.of(pieces, Integer.parseInt(pawns));
    }

    @Test
    void thePageHasTheErrors() throws IOException {
        ScoreModel model = new ScoreModel(new ValuePool());
        List<Checked> all = heldOut().stream()
                .map(pair -> new Checked(
                        pair,
                        model.forecast(
                                        pair.first(),
                                        pair.second(),
                                        (RectangularBoard) BoardText.parse(pair.board()),
                                        pair.nodes(),
                                        false)
                                .orElseThrow()))
                .toList();
        StringBuilder table = new StringBuilder();
        for (long nodes : new long[] {300, 3000}) {
            List<Checked> there =
                    all.stream().filter(each -> each.pair().nodes() == nodes).toList();
            SETS.forEach((letters, name) -> table.append(
                    row(nodes, name, there, each -> each.pair().id().startsWith(letters))));
        }
        assertThat(Files.readString(ROOT.resolve("docs/findings/armies-together.md")))
                .contains(table.toString().strip());
    }

    private static String row(long nodes, String name, List<Checked> all, Predicate<Checked> which) {
        List<Checked> some = all.stream().filter(which).toList();
        return some.isEmpty()
                ? ""
                : String.format(
                        Locale.ROOT,
                        "| %,d | %s | %d | %d | %.1f |%n",
                        nodes,
                        name,
                        some.size(),
                        some.stream().filter(Checked::inside).count(),
                        some.stream().mapToDouble(Checked::error).average().orElse(0));
    }
}
