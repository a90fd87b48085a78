package org.pieceworth.studies.value;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.rules.variant.WithoutMaterial;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.pooled.PlayConditions;
import org.pieceworth.valuation.pooled.PooledModel;
import org.pieceworth.valuation.pooled.ValuePool;

/// Values of pieces by models.
///
/// @param rows rows by board, then piece, then model
/// @param pooled the combined value of each piece, by board, then piece; empty if rules change the values of
/// pieces and there are no measurements under them
/// @param models the requested models
/// @param boards the requested boards
/// @param unit the scale
/// @param game the variant whose pieces they are
public record ValueAnswer(
        List<ValueRow> rows,
        List<PooledRow> pooled,
        List<ValuationModel> models,
        List<Board> boards,
        ValueUnit unit,
        Optional<InGame> game) {

    public ValueAnswer {
        rows = List.copyOf(rows);
        pooled = List.copyOf(pooled);
        models = List.copyOf(models);
        boards = List.copyOf(boards);
    }

    /// With the combined value of each piece.
    ValueAnswer with(ValuePool values, List<Piece> pieces, PlayConditions conditions) {
        return new ValueAnswer(
                rows,
                PooledRow.of(new PooledModel(values, Optional.empty(), conditions), boards, pieces, unit),
                models,
                boards,
                unit,
                game);
    }

    /// The variant that the pieces are of.
    ///
    /// @param name its name
    /// @param density pieces by squares at its opening
    /// @param notModelled its ignored rules
    /// @param withoutMaterial the reason why an extra piece has no value in it
    /// @param otherRules the rule that changes the values of pieces in it
    /// @param warnings warnings about its file
    /// @param readings moves, by letter, of pieces that Pieceworth's notation would read differently
    public record InGame(
            String name,
            double density,
            List<String> notModelled,
            Optional<WithoutMaterial> withoutMaterial,
            Optional<String> otherRules,
            List<String> warnings,
            Map<String, String> readings) {

        public InGame {
            notModelled = List.copyOf(notModelled);
            warnings = List.copyOf(warnings);
            readings = Collections.unmodifiableMap(new LinkedHashMap<>(readings));
        }
    }

    /// The moves of a variant's piece that Pieceworth's notation would read differently; empty for
    /// all others.
    public String reading(Piece piece) {
        return game.map(in -> in.readings().getOrDefault(piece.typed(), "")).orElse("");
    }

    /// True for one piece on one board.
    boolean isOfOne() {
        return rows.size() == models.size();
    }
}
