package org.pieceworth.lab.factors;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.lab.armies.AddedPieces;
import org.pieceworth.lab.experiment.ExperimentPlan.OpeningPlan;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// Musketeer chess with any two of its ten pieces, which both sides have alike behind the files d and f: where the
/// source lets players choose, all games of a pair begin alike here. Pawns promote to the pieces of chess.
///
/// @param rules what is played, with all ten pieces known
/// @param letters of the ten, in the order of [#PIECES]
/// @param seed of openings
public record MusketeerGame(VariantRules rules, List<Character> letters, long seed) {

    /// Table 4 of the source.
    public static final List<String> PIECES = List.of(
            "leopard",
            "cannon",
            "unicorn",
            "dragon",
            "chancellor",
            "archbishop",
            "elephant",
            "hawk",
            "fortress",
            "spider");

    private static final String NAME = "factors";
    private static final int PLIES = 8;

    /// Copies the list.
    public MusketeerGame {
        letters = List.copyOf(letters);
    }

    /// Which two of the ten a game has.
    ///
    /// @param first its place in [#PIECES]
    /// @param second a later one
    public record Pair(int first, int second) {}

    /// The game with all ten.
    public static MusketeerGame of(long seed) {
        Variant base = Variants.shipped().read("musketeer").variant();
        AddedPieces added = new AddedPieces(base);
        List<Character> letters = betza().stream()
                .map(betza -> added.letter("piece '" + betza + "'", betza))
                .toList();
        List<String> lines = new ArrayList<>(List.of("[" + NAME + ":musketeer]"));
        lines.addAll(added.lines());
        lines.add("promotionPieceTypes = qrbn");
        Variant variant = Variants.parse("the game of ten pieces", String.join("\n", lines) + "\n")
                .read(NAME)
                .variant();
        return new MusketeerGame(VariantRules.of(variant), letters, seed);
    }

    /// How the ten move.
    public static List<String> betza() {
        PieceCatalogue catalogue = PieceCatalogue.load();
        return PIECES.stream().map(name -> catalogue.find(name).betza().text()).toList();
    }

    /// All 45 pairs.
    public static List<Pair> pairs() {
        List<Pair> pairs = new ArrayList<>();
        for (int first = 0; first < PIECES.size(); first++) {
            for (int second = first + 1; second < PIECES.size(); second++) {
                pairs.add(new Pair(first, second));
            }
        }
        return pairs;
    }

    /// Opening k: pairs take turns, each with openings of its own.
    public Opening opening(long k) {
        List<Pair> pairs = pairs();
        Pair pair = pairs.get((int) (k % pairs.size()));
        return new Openings(rules, start(pair), seed, PLIES, false).opening(k / pairs.size());
    }

    /// How games open, for plans.
    OpeningPlan plan() {
        return new OpeningPlan(List.of("pairs of " + String.join(" ", betza())), seed, PLIES, false);
    }

    private String start(Pair pair) {
        char first = letters.get(pair.first());
        char second = letters.get(pair.second());
        String gates = "***" + first + "*" + second + "**";
        String ranks = Stream.of("rnbqkbnr", "pppppppp", "8", "8", "8", "8", "PPPPPPPP", "RNBQKBNR")
                .collect(Collectors.joining("/"));
        return gates.toLowerCase(Locale.ROOT) + "/" + ranks + "/" + gates + " w KQkq - 0 1";
    }
}
