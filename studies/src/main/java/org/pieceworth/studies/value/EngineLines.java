package org.pieceworth.studies.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.variant.ValueChangingRules;
import org.pieceworth.stats.Median;
import org.pieceworth.studies.pieces.EngineGaps;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.fairystockfish.BuiltInPiece;
import org.pieceworth.valuation.fairystockfish.EnginePhase;
import org.pieceworth.valuation.fairystockfish.FairyStockfishModel;
import org.pieceworth.valuation.pooled.PooledModel;

/// Lines of `variants.ini` that give an engine the values of one model, or the middle one of several, put on the
/// engine's scale by the knight.
public final class EngineLines {

    private final VariantGame game;
    private final List<ValuationModel> models;

    /// One model's value of a piece on the engine's scale.
    ///
    /// @param valuation in the middlegame; empty with the reasons
    private record Opinion(ValuationModel model, Valuation valuation, Valuation endgame) {

        boolean reaches() {
            return valuation.value().isPresent() && endgame.value().isPresent();
        }

        double middlegame() {
            return valuation.value().orElseThrow();
        }
    }

    /// A piece with the values of the models.
    private record Line(VariantGame.Member member, List<Opinion> opinions) {

        String letter() {
            return member.piece().typed().toLowerCase(Locale.ROOT);
        }

        String title() {
            return letter()
                    + (member.piece().name().isEmpty()
                            ? ""
                            : " (" + member.piece().name() + ")");
        }

        List<Opinion> reaching() {
            return opinions.stream().filter(Opinion::reaches).toList();
        }
    }

    private EngineLines(VariantGame game, List<ValuationModel> models) {
        this.game = game;
        this.models = models;
    }

    /// The lines, for each piece from the models with a value for it.
    ///
    /// @throws InputException when no model values any piece
    public static List<String> of(VariantGame game, List<ValuationModel> models) {
        return new EngineLines(game, List.copyOf(models)).lines();
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
        List<Line> known =
                wanted.stream().filter(line -> !line.reaching().isEmpty()).toList();
        if (known.isEmpty()) {
            throw new InputException(game.variant().name() + ": " + names(models) + " value"
                            + (models.size() == 1 ? "s" : "") + " none of its pieces")
                    .with("models", "mobility,universal,crowded");
        }
        List<String> lines = new ArrayList<>(about());
        for (VariantGame.Member member : game.members()) {
            String letter = member.piece().typed().toLowerCase(Locale.ROOT);
            if (member.engine().royal()) {
                lines.add("# " + letter + ": royal, without a value");
            } else if (pawn(member)) {
                lines.add("# " + letter + ": the engine's own value stays");
            }
        }
        game.readings()
                .forEach((letter, reading) -> lines.add("# " + letter.toLowerCase(Locale.ROOT) + ": " + reading));
        lines.addAll(EngineGaps.lines(game.variant()));
        wanted.stream()
                .filter(line -> models.size() > 1 || line.reaching().isEmpty())
                .map(this::told)
                .forEach(lines::add);
        lines.add("pieceValueMg = " + values(known, Opinion::middlegame));
        lines.add("pieceValueEg = "
                + values(known, opinion -> opinion.endgame().value().orElseThrow()));
        return lines;
    }

    /// The values by these models, and their reasons.
    private List<String> about() {
        List<String> about = new ArrayList<>();
        String board = " on " + game.surface().shape() + ", " + scale() + ".";
        if (models.size() == 1) {
            about.add("# Values by Pieceworth: " + names(models) + board);
        } else {
            about.add("# Values by Pieceworth: for each piece the median of the models that value it" + board);
            about.add("# No single model was chosen, and none is right for every piece: "
                    + models.stream().map(ValuationModel::name).collect(Collectors.joining(", ")) + ".");
        }
        ValueChangingRules.of(game.variant())
                .map(rule -> "# Values of chess do not hold: " + rule + ". "
                        + (isUnderRules()
                                ? "These are measured under these rules."
                                : "The models see only how pieces move."))
                .ifPresent(about::add);
        about.add("# These overrides do not affect the engine's exchange evaluation, which keeps its own values.");
        return about;
    }

    private static String names(List<ValuationModel> models) {
        if (models.size() == 1 && models.getFirst().name().equals(PooledModel.NAME)) {
            return "combined values";
        }
        return "the " + models.stream().map(ValuationModel::name).collect(Collectors.joining(", "))
                + (models.size() == 1 ? " model" : " models");
    }

    private String scale() {
        return models.size() == 1 && models.getFirst() instanceof FairyStockfishModel
                ? "its own scale"
                : (isUnderRules() ? "a knight of chess = " : "a knight = ") + BuiltInPiece.KNIGHT.value(EnginePhase.MG)
                        + " in the middlegame, " + BuiltInPiece.KNIGHT.value(EnginePhase.EG) + " in the endgame";
    }

    /// The spread of the models, or the reason why there is no value.
    private String told(Line line) {
        List<Opinion> reaching = line.reaching();
        if (reaching.isEmpty()) {
            return "# " + line.letter() + ": no value by "
                    + line.opinions().stream()
                            .map(opinion -> names(List.of(opinion.model())) + ": "
                                    + String.join("; ", opinion.valuation().notes()))
                            .collect(Collectors.joining(". By "));
        }
        double[] values =
                reaching.stream().mapToDouble(Opinion::middlegame).sorted().toArray();
        if (values.length == 1) {
            return "# " + line.title() + ": the " + reaching.getFirst().model().name() + " model only";
        }
        long least = Math.round(values[0]);
        long most = Math.round(values[values.length - 1]);
        return "# " + line.title() + ": " + Counted.of(values.length, "model") + ", "
                + (least == most ? "all " + least : least + " to " + most) + " in the middlegame";
    }

    private Line line(VariantGame.Member member) {
        return new Line(
                member,
                models.stream()
                        .map(model -> new Opinion(
                                model,
                                value(member, model, model.middlegame(), EnginePhase.MG),
                                value(member, model, model.endgame(), EnginePhase.EG)))
                        .toList());
    }

    private Valuation value(
            VariantGame.Member member, ValuationModel model, ValuationModel inPhase, EnginePhase phase) {
        Valuation own = inPhase.value(member.type(), game.variant());
        if (models.size() == 1 && model instanceof FairyStockfishModel) {
            return own;
        }
        OptionalDouble knight = knight(inPhase);
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

    /// The model's knight in the game; measurements under other rules are on a scale of chess, where the knight counts.
    private OptionalDouble knight(ValuationModel model) {
        return isUnderRules()
                ? PooledModel.ENTRY
                        .standard()
                        .value(Anchor.knight(RectangularBoard.CHESS), RectangularBoard.CHESS)
                        .value()
                : model.value(Anchor.knight(game.surface()), game.surface()).value();
    }

    private boolean isUnderRules() {
        return models.getFirst() instanceof PooledModel pooled && pooled.isUnderRules();
    }

    private static String values(List<Line> lines, ToDoubleFunction<Opinion> phase) {
        return lines.stream()
                .map(line -> line.letter() + ":"
                        + Math.round(Median.of(line.reaching().stream().mapToDouble(phase))))
                .collect(Collectors.joining(" "));
    }
}
