package org.pieceworth.studies.assess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.Mark;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.studies.balance.Army;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.valuation.score.ScoreModel;

/// Changes of one piece or pawn at the start of a game that may make it even.
final class Remedies {

    /// The file whose pawn is given as odds, from 0.
    private static final int USUAL_FILE = 5;

    private final Variant variant;
    private final Setup start;
    private final Map<Character, String> names = new LinkedHashMap<>();
    private final Map<Side, Set<Character>> pawns;

    /// @param text such as `White without its knight on b1`
    /// @param fen the start after the change
    record Remedy(String text, String fen) {}

    private Remedies(Variant variant) {
        this.variant = variant;
        start = Fen.parse(variant.startFen(), variant.fenRules());
        pawns = Map.of(
                Side.WHITE, variant.promotion().pawnTypes().white(),
                Side.BLACK, variant.promotion().pawnTypes().black());
        VariantGame game = new VariantGame(variant);
        Set<Character> there =
                start.pieces().values().stream().map(SidedPiece::letter).collect(Collectors.toCollection(TreeSet::new));
        game.members().stream()
                .filter(member -> there.contains(member.type().letter())
                        && !game.royals().contains(member.type().letter())
                        && !member.engine().royal())
                .forEach(member -> names.put(
                        member.type().letter(),
                        member.piece().name().isEmpty()
                                ? PieceLetter.text(member.type().letter())
                                : member.piece().name()));
    }

    /// Changes nearest to an even game by the model, the nearest first.
    ///
    /// @param advantage White's, in log-odds, as it was measured
    /// @param most their maximum number
    static List<Remedy> nearest(Variant variant, Army army, ScoreModel model, double advantage, long nodes, int most) {
        double before = advantage(army.at(variant.startFen()), variant, model, nodes);
        Map<Remedy, Double> left = new LinkedHashMap<>();
        new Remedies(variant).all(advantage > 0 ? Side.WHITE : Side.BLACK).forEach(remedy -> {
            double after = advantage(army.at(remedy.fen()), variant, model, nodes);
            left.put(remedy, Math.abs(advantage + after - before));
        });
        return left.entrySet().stream()
                .filter(each -> each.getValue() < Math.abs(advantage))
                .sorted(Map.Entry.<Remedy, Double>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.comparing(Remedy::fen))))
                .limit(most)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static double advantage(Army army, Variant variant, ScoreModel model, long nodes) {
        return model.advantage(
                army.side(variant.surface()), army.opposingSide(variant.surface()), variant.surface(), nodes);
    }

    private List<Remedy> all(Side ahead) {
        List<Remedy> found = new ArrayList<>();
        for (Side side : Side.values()) {
            for (Map.Entry<Integer, SidedPiece> each : onePerKind(side).entrySet()) {
                char letter = each.getValue().letter();
                String name = names.getOrDefault(letter, "") + " on "
                        + variant.surface().name(each.getKey());
                if (side == ahead) {
                    found.add(remedy(named(side) + " without its " + name, each.getKey(), Optional.empty()));
                }
                names.keySet().stream()
                        .filter(by -> by != letter && !isPawn(letter) && !isPawn(by))
                        .forEach(by -> found.add(remedy(
                                named(side) + " with a " + names.get(by) + " for its " + name,
                                each.getKey(),
                                Optional.of(new SidedPiece(side, by)))));
                if (side != ahead) {
                    emptyBeside(each.getKey())
                            .ifPresent(square -> found.add(remedy(
                                    named(side) + " with one more " + names.get(letter) + ", on "
                                            + variant.surface().name(square),
                                    square,
                                    Optional.of(each.getValue()))));
                }
            }
        }
        return found;
    }

    private static String named(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    private boolean isPawn(char letter) {
        return pawns.values().stream().anyMatch(letters -> letters.contains(letter));
    }

    /// A piece of each kind, on its lowest square; a pawn on the f-file if there is one.
    private Map<Integer, SidedPiece> onePerKind(Side side) {
        Map<Character, Integer> squares = new LinkedHashMap<>();
        start.pieces().forEach((square, piece) -> {
            if (piece.side() == side && piece.mark() == Mark.NONE && names.containsKey(piece.letter())) {
                boolean usual = isPawn(piece.letter()) && variant.surface().file(square) == USUAL_FILE;
                squares.merge(piece.letter(), square, (first, other) -> usual ? other : first);
            }
        });
        return squares.values().stream()
                .collect(Collectors.toMap(
                        square -> square,
                        square ->
                                Optional.ofNullable(start.pieces().get(square)).orElseThrow(),
                        (one, _) -> one,
                        LinkedHashMap::new));
    }

    private Optional<Integer> emptyBeside(int square) {
        int rank = variant.surface().rank(square);
        return IntStream.range(0, variant.surface().files())
                .map(file -> variant.surface().square(file, rank))
                .filter(each -> !start.pieces().containsKey(each)
                        && !start.extras().walls().contains(each))
                .boxed()
                .findFirst();
    }

    private Remedy remedy(String text, int square, Optional<SidedPiece> by) {
        return new Remedy(text, Fen.write(start.with(square, by), variant.fenRules()));
    }
}
