package org.pieceworth.studies.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.fairystockfish.BuiltInPiece;
import org.pieceworth.valuation.fairystockfish.EnginePhase;
import org.pieceworth.valuation.fairystockfish.FairyStockfishModel;

/// Lines of `variants.ini` that give an engine the values of one model, put on the engine's scale by the knight.
public final class EngineLines {

    private static final Movement KNIGHT = Betza.parse("N").movement();

    private final VariantGame game;
    private final ValuationModel model;

    /// A piece with what the model says of it.
    private record Line(VariantGame.Member member, Valuation middlegame, Valuation endgame) {

        String letter() {
            return member.piece().typed().toLowerCase(Locale.ROOT);
        }
    }

    private EngineLines(VariantGame game, ValuationModel model) {
        this.game = game;
        this.model = model;
    }

    /// The lines by the model that values most of the pieces; of several the first.
    public static List<String> of(VariantGame game, List<ValuationModel> models) {
        ValuationModel best = models.stream()
                .max(Comparator.comparingInt((ValuationModel each) -> valued(game, each))
                        .thenComparingInt(each -> -models.indexOf(each)))
                .orElseThrow();
        return new EngineLines(game, best).lines();
    }

    private static int valued(VariantGame game, ValuationModel model) {
        boolean anchored = model instanceof FairyStockfishModel
                || model.value(KNIGHT, game.board()).value().isPresent();
        return anchored
                ? (int) game.members().stream()
                        .filter(EngineLines::wanted)
                        .filter(member -> model.value(member.movement(), game.board())
                                .value()
                                .isPresent())
                        .count()
                : 0;
    }

    /// Kings have no value, and pawns keep the engine's, which the others are measured by.
    private static boolean wanted(VariantGame.Member member) {
        return !member.engine().royal() && !pawn(member);
    }

    private static boolean pawn(VariantGame.Member member) {
        return member.engine().builtIn().filter(BuiltInPiece.PAWN::equals).isPresent();
    }

    private List<String> lines() {
        List<Line> wanted = game.members().stream()
                .filter(EngineLines::wanted)
                .map(this::line)
                .toList();
        List<String> lines = new ArrayList<>();
        lines.add("# Values by Pieceworth: the " + model.name() + " model on "
                + game.board().shape() + ", " + scale() + ".");
        lines.add("# These overrides do not affect the engine's exchange evaluation, which keeps its own values.");
        for (VariantGame.Member member : game.members()) {
            String letter = member.piece().typed().toLowerCase(Locale.ROOT);
            if (member.engine().royal()) {
                lines.add("# " + letter + ": royal, without a value");
            } else if (pawn(member)) {
                lines.add("# " + letter + ": the engine's own value is kept");
            }
        }
        for (Line line : wanted) {
            if (line.middlegame().value().isEmpty()) {
                lines.add("# " + line.letter() + ": no value by the " + model.name() + " model: "
                        + String.join("; ", line.middlegame().notes()));
            }
        }
        List<Line> known = wanted.stream()
                .filter(line -> line.middlegame().value().isPresent())
                .toList();
        if (known.isEmpty()) {
            throw new InputException(
                            game.variant().name() + ": the " + model.name() + " model values none of its pieces")
                    .with("models", "mobility,universal,crowded");
        }
        lines.add("pieceValueMg = " + values(known, Line::middlegame));
        lines.add("pieceValueEg = " + values(known, Line::endgame));
        return lines;
    }

    private String scale() {
        return model instanceof FairyStockfishModel
                ? "its own scale"
                : "a knight = " + BuiltInPiece.KNIGHT.value(EnginePhase.MG) + " in the middlegame, "
                        + BuiltInPiece.KNIGHT.value(EnginePhase.EG) + " in the endgame";
    }

    private Line line(VariantGame.Member member) {
        return new Line(
                member,
                value(member, model.middlegame(), EnginePhase.MG),
                value(member, model.endgame(), EnginePhase.EG));
    }

    private Valuation value(VariantGame.Member member, ValuationModel inPhase, EnginePhase phase) {
        Valuation own = inPhase.value(member.type(), game.variant());
        if (inPhase instanceof FairyStockfishModel) {
            return own;
        }
        OptionalDouble knight = inPhase.value(KNIGHT, game.board()).value();
        return own.value().isEmpty() || knight.isEmpty()
                ? Valuation.none(
                        own.value().isEmpty()
                                ? own.notes()
                                : List.of("it has no value for the knight, which sets the scale"))
                : Valuation.of(
                        own.value().getAsDouble() / knight.getAsDouble() * BuiltInPiece.KNIGHT.value(phase),
                        List.of(),
                        own.notes());
    }

    private static String values(List<Line> lines, Function<Line, Valuation> phase) {
        return lines.stream()
                .map(line -> line.letter() + ":"
                        + Math.round(phase.apply(line).value().orElseThrow()))
                .collect(Collectors.joining(" "));
    }
}
