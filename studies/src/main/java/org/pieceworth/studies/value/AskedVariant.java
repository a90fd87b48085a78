package org.pieceworth.studies.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.rules.variant.WithoutMaterial;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.fairystockfish.FairyStockfishModel;
import org.pieceworth.valuation.pooled.PooledModel;
import org.pieceworth.valuation.pooled.ValuePool;

/// Every piece of a variant by every model, on its own board, with what its opening and rules bring.
record AskedVariant(ValueRequest request, String typed, VariantReading reading, VariantGame game) {

    static AskedVariant of(ValueRequest request) {
        List<String> typed = request.pieces().typed();
        if (typed.size() != 1 || request.pieces().all()) {
            throw new InputException("value: found " + typed.size()
                    + " arguments, one of them a variant; expected a variant alone, or pieces");
        }
        return of(request, Variants.open(typed.getFirst()));
    }

    /// @param request of a variant alone
    /// @param reading that variant, which is not opened again
    static AskedVariant of(ValueRequest request, VariantReading reading) {
        VariantGame game = new VariantGame(reading.variant());
        // Without a shape that was asked for the board is the variant's: nothing to read the file for once more.
        Optional<Board> asked = request.pieces().shapes().map(BoardText::parse);
        if (asked.isPresent() && !asked.get().equals(game.surface())) {
            throw InputException.about(
                    "board",
                    "found " + asked.get().shape() + ", but "
                            + reading.variant().name() + " has a board of its own, "
                            + game.surface().shape());
        }
        return new AskedVariant(request, request.pieces().typed().getFirst(), reading, game);
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
        Optional<ValuePool> pooled =
                request.models().isEmpty() && isLikeChess() ? Optional.of(ValuePool.beside(models)) : Optional.empty();
        return new ValueAnswer(
                rows,
                pooled.map(this::pooled).orElse(List.of()),
                pooled.map(ValuePool::pieces).orElse(0),
                models,
                List.of(game.surface()),
                request.unit(),
                Optional.of(new ValueAnswer.InGame(
                        game.variant().name(),
                        game.density(),
                        game.variant().notModelled(),
                        WithoutMaterial.of(game.variant()),
                        reading.warnings(),
                        game.readings())));
    }

    /// The one number of each piece; none where a variant is not like chess in what a piece more is worth.
    List<PooledRow> pooled(ValuePool values) {
        return isLikeChess()
                ? PooledRow.of(values, List.of(game.surface()), pieces(), request.unit(), request.nodes())
                : List.of();
    }

    /// True where a piece more is worth what it is among the measured ones: pieces are not dropped, and material
    /// counts.
    private boolean isLikeChess() {
        return !game.variant().hands().drops()
                && WithoutMaterial.of(game.variant()).isEmpty();
    }

    private List<Piece> pieces() {
        return game.members().stream()
                .filter(member -> !member.engine().royal())
                .map(VariantGame.Member::piece)
                .toList();
    }

    /// By the one number where pieces are worth what the measured ones are; elsewhere by the middle one of the
    /// models.
    private List<ValuationModel> asked() {
        if (!request.models().isEmpty()) {
            return models();
        }
        return isLikeChess()
                ? List.of(new PooledModel(request.nodes()))
                : models().stream()
                        .filter(model -> !(model instanceof FairyStockfishModel))
                        .toList();
    }

    EngineFile engineFile() {
        List<String> lines = EngineLines.of(game, asked());
        return new EngineFile(
                Variants.file(typed)
                        .map(name -> IniSections.of(TextFile.lines(name))
                                .with(game.variant().name(), lines))
                        .orElse(lines),
                reading.warnings());
    }
}
