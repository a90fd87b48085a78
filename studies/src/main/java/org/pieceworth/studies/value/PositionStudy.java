package org.pieceworth.studies.value;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.lab.position.PositionPiece;
import org.pieceworth.lab.position.PositionWorth;
import org.pieceworth.lab.position.PositionWorth.Effort;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.ValueChangingRules;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.studies.value.PositionAnswer.Material;
import org.pieceworth.studies.value.PositionAnswer.Row;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.pooled.PlayConditions;
import org.pieceworth.valuation.pooled.ValuePool;
import org.pieceworth.valuation.score.ArmySide;
import org.pieceworth.valuation.score.ScoreForecast;
import org.pieceworth.valuation.score.ScoreModel;

/// Estimates the value of each piece of a position by the engine, and the material by models.
///
/// @param reading the variant
/// @param fen the position
/// @param effort the cost
/// @param values the variant's pieces by the requested models
public record PositionStudy(VariantReading reading, String fen, Effort effort, ValueAnswer values) {

    /// A quarter of an hour on two processors.
    private static final long MOST_NODES = 1_000_000_000;

    /// @throws InputException when the position cannot be read or played, has no piece that could be missing, or the
    /// game is over
    public PositionAnswer answer() {
        Variant variant = reading.variant();
        VariantRules rules = VariantRules.of(variant);
        VariantPosition position = rules.position(fen);
        if (!(position.outcome() instanceof Outcome.InPlay)) {
            throw InputException.about(
                    "position", "the game is over in '" + position.fen() + "'; expected a position in play");
        }
        Set<Character> royal = new VariantGame(variant).royals();
        int pieces = PositionPiece.of(rules, position, royal).size();
        if (pieces == 0) {
            throw InputException.about(
                    "position", "found no piece but royal ones; expected one that the position could be without");
        }
        if (!effort.isLimited() && effort.nodesInAll(pieces) > MOST_NODES) {
            throw InputException.about(
                    "orders",
                    "with " + Counted.of(pieces, "piece") + " " + Counted.number((long) effort.nodesInAll(pieces))
                            + " positions would be searched; expected " + Counted.number(MOST_NODES)
                            + " at most: fewer orders or nodes");
        }
        PositionWorth worth = PositionWorth.of(rules, position, royal, effort);
        Map<String, String> names = names(variant);
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < worth.pieces().size(); i++) {
            PositionPiece piece = worth.pieces().get(i);
            String square = piece.square().isPresent()
                    ? position.board().name(piece.square().getAsInt())
                    : "in hand";
            rows.add(new Row(
                    piece,
                    square,
                    names.getOrDefault(piece.symbol(), piece.symbol()),
                    worth.shares().get(i),
                    worth.intervals().get(i),
                    worth.removals().get(i)));
        }
        return new PositionAnswer(
                variant.name(),
                position.fen(),
                variant.surface(),
                effort,
                worth,
                royals(rules, position, royal),
                rows,
                material(variant, worth),
                forecast(variant, worth));
    }

    private Optional<ScoreForecast> forecast(Variant variant, PositionWorth worth) {
        if (ValueChangingRules.of(variant).isPresent()) {
            return Optional.empty();
        }
        return new ScoreModel(new ValuePool())
                .forecast(
                        side(variant, worth, Side.WHITE),
                        side(variant, worth, Side.BLACK),
                        variant.surface(),
                        PlayConditions.NODES,
                        false);
    }

    private static ArmySide side(Variant variant, PositionWorth worth, Side side) {
        Map<String, Movement> movements = new LinkedHashMap<>();
        new VariantGame(variant)
                .movers()
                .forEach(piece -> movements.put(piece.typed(), piece.betza().movement()));
        Set<Character> pawns = side == Side.WHITE
                ? variant.promotion().pawnTypes().white()
                : variant.promotion().pawnTypes().black();
        List<Movement> found = new ArrayList<>();
        int count = 0;
        for (PositionPiece piece : worth.pieces()) {
            if (piece.side() == side && piece.square().isPresent()) {
                String letter = movesAs(variant, piece.symbol());
                if (pawns.contains(PieceLetter.ofSymbol(piece.symbol())) && letter.equals(piece.symbol())) {
                    count++;
                } else if (movements.containsKey(letter)) {
                    found.add(movements.get(letter));
                }
            }
        }
        return ArmySide.of(found, count);
    }

    private static Map<Integer, String> royals(VariantRules rules, VariantPosition position, Set<Character> royal) {
        Map<Integer, String> royals = new HashMap<>();
        for (int square = 0; square < position.board().squares(); square++) {
            int piece = position.pieceAt(square);
            if (piece != 0 && PositionPiece.isRoyal(rules, position, Math.abs(piece) - 1, royal)) {
                Side side = piece > 0 ? Side.WHITE : Side.BLACK;
                royals.put(square, PositionPiece.symbol(side, position.symbol(Math.abs(piece) - 1)));
            }
        }
        return royals;
    }

    private static Map<String, String> names(Variant variant) {
        Map<String, String> names = new LinkedHashMap<>();
        new VariantGame(variant)
                .members()
                .forEach(member -> names.put(
                        PieceLetter.text(member.type().letter()),
                        member.piece().name().isEmpty()
                                ? PieceLetter.text(member.type().letter())
                                : member.piece().name()));
        return names;
    }

    private List<Material> material(Variant variant, PositionWorth worth) {
        List<Material> material = new ArrayList<>();
        values.models().forEach(model -> {
            Map<String, Double> known = new LinkedHashMap<>();
            for (ValueRow row : values.rows()) {
                if (row.model().equals(model) && row.value().isPresent()) {
                    known.put(row.piece().typed(), row.value().getAsDouble());
                }
            }
            material.add(new Material(
                    model.name(), sum(variant, worth, Side.WHITE, known), sum(variant, worth, Side.BLACK, known)));
        });
        return material;
    }

    /// NaN if the model has no value for one of the pieces.
    private static double sum(Variant variant, PositionWorth worth, Side side, Map<String, Double> known) {
        double sum = 0;
        for (PositionPiece piece : worth.pieces()) {
            if (piece.side() == side) {
                sum += known.getOrDefault(movesAs(variant, piece.symbol()), Double.NaN);
            }
        }
        return sum;
    }

    /// The letter of the piece whose moves a symbol has: a promoted form's, or that of a former pawn.
    private static String movesAs(Variant variant, String symbol) {
        if (symbol.startsWith("+")) {
            char letter = PieceLetter.ofSymbol(symbol);
            return PieceLetter.text(variant.promotion().promoted().getOrDefault(letter, letter));
        }
        return symbol.replace("~", "");
    }
}
