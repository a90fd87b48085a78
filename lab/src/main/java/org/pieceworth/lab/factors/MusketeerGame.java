package org.pieceworth.lab.factors;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pieceworth.lab.armies.GameOpenings;
import org.pieceworth.lab.armies.GameStarts;
import org.pieceworth.lab.armies.VariantBuilder;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.experiment.ExperimentPlan.OpeningPlan;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceCatalogue;

/// Musketeer chess with any two of its ten pieces, alike for both sides, behind the files d and f: where the
/// source lets players choose, all games of a pair begin alike here. Pawns promote to the pieces of chess.
///
/// @param letters letters of the ten, in the order of [#PIECES]
/// @param openings pairs take turns, each with its own openings
public record MusketeerGame(List<Character> letters, GameOpenings openings) {

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

    private static final String SECTION = "factors";
    private static final String RANKS = "/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/";
    private static final int PLIES = 8;

    public MusketeerGame {
        letters = List.copyOf(letters);
    }

    /// Two of the ten.
    ///
    /// @param first its place in [#PIECES]
    /// @param second a later one
    public record Pair(int first, int second) {}

    /// The game with all ten.
    public static MusketeerGame of(long seed) {
        VariantSource base = VariantSource.shipped("musketeer");
        VariantBuilder builder = new VariantBuilder(base);
        List<Character> letters = betza().stream()
                .map(betza -> builder.letter("piece '" + betza + "'", betza))
                .toList();
        VariantSource game = builder.set("promotionPieceTypes", "qrbn").build(SECTION, "the game of ten pieces");
        List<String> starts = pairs().stream()
                .map(pair -> start(letters.get(pair.first()), letters.get(pair.second())))
                .toList();
        GameOpenings openings =
                new GameOpenings(VariantRules.of(game.variant()), GameStarts.of(starts), seed, PLIES, false);
        return new MusketeerGame(letters, openings);
    }

    /// The ten in Betza notation.
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

    /// The rules of the game, with all ten pieces.
    public VariantRules rules() {
        return openings.rules();
    }

    /// Openings in plans: the movements stand for all 45 positions.
    OpeningPlan plan() {
        return new OpeningPlan(List.of("pairs of " + String.join(" ", betza())), openings.seed(), PLIES, false);
    }

    private static String start(char first, char second) {
        String gates = "***" + first + "*" + second + "**";
        return gates.toLowerCase(Locale.ROOT) + RANKS + gates + " w KQkq - 0 1";
    }
}
