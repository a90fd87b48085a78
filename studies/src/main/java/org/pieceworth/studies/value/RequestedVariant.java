package org.pieceworth.studies.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.variant.ValueChangingRules;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.rules.variant.WithoutMaterial;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.pooled.PlayConditions;
import org.pieceworth.valuation.pooled.PooledModel;
import org.pieceworth.valuation.pooled.ValuePool;

/// Every piece of a variant by every model, on its own board, with the effects of its opening and rules.
record RequestedVariant(ValueRequest request, String typed, VariantReading reading, VariantGame game) {

    static RequestedVariant of(ValueRequest request) {
        List<String> typed = request.pieces().typed();
        if (typed.size() != 1 || request.pieces().all()) {
            throw new InputException("value: found " + typed.size()
                    + " arguments, one of them a variant; expected only a variant, or pieces");
        }
        return of(request, Variants.open(typed.getFirst()));
    }

    /// @param request a request for one variant only
    /// @param reading the variant, without a second reading of its file
    static RequestedVariant of(ValueRequest request, VariantReading reading) {
        VariantGame game = new VariantGame(reading.variant());
        // Without a typed shape the board is the variant's: the file need not be read again.
        Optional<Board> asked = request.pieces().shapes().map(BoardText::parse);
        if (asked.isPresent() && !asked.get().equals(game.surface())) {
            throw InputException.about(
                    "board",
                    "found " + asked.get().shape() + ", but "
                            + reading.variant().name() + " has a board of its own, "
                            + game.surface().shape());
        }
        return new RequestedVariant(request, request.pieces().typed().getFirst(), reading, game);
    }

    private List<ValuationModel> models() {
        return request.catalogue().models(request.models(), request.settings(), game.game());
    }

    ValueAnswer values() {
        List<ValuationModel> models = models();
        List<ValueRow> rows = new ArrayList<>();
        List<Scaling> scalings = models.stream()
                .map(model -> Scaling.of(model, request.unit(), game.surface()))
                .toList();
        for (VariantGame.Member member : game.members()) {
            for (int i = 0; i < models.size(); i++) {
                ValuationModel model = models.get(i);
                rows.add(ValueRow.of(
                        member.piece(),
                        game.surface(),
                        model,
                        model.value(member.type(), game.variant()),
                        scalings.get(i)));
            }
        }
        ValuePool pool = pool(models);
        return new ValueAnswer(
                rows,
                pooled(pool),
                models,
                List.of(game.surface()),
                request.unit(),
                Optional.of(new ValueAnswer.InGame(
                        game.variant().name(),
                        game.density(),
                        game.variant().notModelled(),
                        WithoutMaterial.of(game.variant()),
                        otherRules(),
                        reading.warnings(),
                        game.readings())));
    }

    /// The combined value of each piece in the armies of the variant. If rules change the values of pieces,
    /// it is from measurements under these rules, or missing.
    List<PooledRow> pooled(ValuePool values) {
        return PooledRow.of(combined(values), List.of(game.surface()), pieces(), request.unit());
    }

    private PooledModel combined(ValuePool values) {
        return new PooledModel(
                values, Optional.of(game.variant()), otherRules().isEmpty() ? conditions() : request.conditions());
    }

    /// The rule that changes the values of pieces.
    private Optional<String> otherRules() {
        return ValueChangingRules.of(game.variant());
    }

    private PlayConditions conditions() {
        return request.conditions().among().isPresent()
                ? request.conditions()
                : request.conditions()
                        .among(own().map(member -> member.piece().betza().text())
                                .collect(Collectors.joining(",")));
    }

    /// Its pieces that can be lost and do not promote.
    private Stream<VariantGame.Member> own() {
        return game.members().stream()
                .filter(member -> !member.engine().royal()
                        && !game.variant().royals().royal(member.type().letter())
                        && !game.variant()
                                .promotion()
                                .pawnTypes()
                                .white()
                                .contains(member.type().letter()));
    }

    private List<Piece> pieces() {
        return game.members().stream()
                .filter(member -> !member.engine().royal())
                .map(VariantGame.Member::piece)
                .toList();
    }

    private List<ValuationModel> asked() {
        return request.models().isEmpty() ? List.of(combined(pool(List.of()))) : models();
    }

    private ValuePool pool(List<ValuationModel> models) {
        return ValuePool.beside(models, request.own());
    }

    /// The reason why the file has no values, and the command that measures them.
    private List<String> withoutValues(String rule) {
        String why = "# No values by Pieceworth: " + rule + ", so values measured in chess do not hold.";
        String pieces = own().map(member -> member.piece().typed()).collect(Collectors.joining(" "));
        return WithoutMaterial.of(game.variant()).isPresent()
                ? List.of(why)
                : List.of(
                        why,
                        "# Measure them: pieceworth measure "
                                + (pieces.isEmpty() ? "PIECE" : pieces)
                                + " --variant " + typed);
    }

    /// The variant with its values for an engine, in the form of `variants.ini`.
    List<String> engineFile() {
        List<String> lines = otherRules()
                .filter(_ ->
                        request.models().isEmpty() && pooled(pool(List.of())).isEmpty())
                .map(this::withoutValues)
                .orElseGet(() -> EngineLines.of(game, asked()));
        return Variants.file(typed)
                .map(name ->
                        IniSections.of(TextFile.lines(name)).with(game.variant().name(), lines))
                .orElse(lines);
    }
}
