package org.pieceworth.studies.balance;

import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelSettings;

/// Which armies are looked for.
///
/// @param army the army to equal
/// @param against an army to compare it with, instead of a search
/// @param pricing method of valuing pieces
/// @param candidates the pieces to choose from
/// @param form size and shape of the armies
/// @param listing selection of the armies to list
public record BalanceRequest(
        Army army, Optional<Army> against, Pricing pricing, Candidates candidates, Form form, Listing listing) {

    /// The model and its scale.
    ///
    /// @param model the model that values them
    /// @param settings settings of the model
    /// @param board the army's own, or that of chess, when empty
    /// @param unit the scale of values
    public record Pricing(ModelEntry model, ModelSettings settings, Optional<Board> board, ValueUnit unit) {}

    /// The pieces to choose from.
    ///
    /// @param pool `lexicon`, `catalogue`, sets of the catalogue or pieces, between commas
    /// @param captures a piece that all of them capture like
    /// @param moves a piece that all of them move like
    /// @param determined whether the targets of the synergy model must determine each piece
    /// @param contained pieces that each army must have
    public record Candidates(
            String pool, Optional<Piece> captures, Optional<Piece> moves, boolean determined, List<Piece> contained) {

        public Candidates {
            contained = List.copyOf(contained);
        }
    }

    /// The size of armies and the pieces that they may have.
    ///
    /// @param symmetric whether armies are symmetric
    /// @param distinct whether no two kinds may be alike
    /// @param pieces their number; as many as the army when empty
    public record Form(boolean symmetric, boolean distinct, Optional<Integer> pieces) {}

    /// Which of the armies found are listed.
    ///
    /// @param tolerance maximum difference from the army's value, on the scale of the unit
    /// @param answers number of armies to list
    /// @param surest whether armies are sorted by the certainty of the difference over all equally good fits
    public record Listing(double tolerance, int answers, boolean surest) {}
}
