package org.pieceworth.studies.balance;

import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelSettings;

/// Which armies are looked for.
///
/// @param army that they are to equal
/// @param model that values pieces
/// @param settings of the model
/// @param board the army's own, or that of chess, when empty
/// @param unit the scale of values
/// @param pool what to choose from: `lexicon`, `catalogue`, sets of the catalogue or pieces, between commas
/// @param captures a piece that all of them capture like
/// @param moves a piece that all of them move like
/// @param determined whether the targets of the synergy model must determine each piece
/// @param symmetric whether armies look the same from both wings
/// @param distinct whether no two kinds may be alike
/// @param pieces how many they have; as many as the army when empty
/// @param tolerance how far from the army's value they may be, on the scale of the unit
/// @param answers how many are listed
/// @param surest whether those come first whose difference is surest over all equally good fits
public record BalanceRequest(
        Army army,
        ModelEntry model,
        ModelSettings settings,
        Optional<Board> board,
        ValueUnit unit,
        String pool,
        Optional<Piece> captures,
        Optional<Piece> moves,
        boolean determined,
        boolean symmetric,
        boolean distinct,
        Optional<Integer> pieces,
        double tolerance,
        int answers,
        boolean surest) {

    /// A request for armies of the lexicon, in hundredths of a pawn, to be changed.
    public static Builder builder(Army army, ModelEntry model) {
        return new Builder(army, model);
    }

    /// Sets one part after the other.
    public static final class Builder {

        private final Army army;
        private final ModelEntry model;
        private ModelSettings settings = ModelSettings.STANDARD;
        private Optional<Board> board = Optional.empty();
        private ValueUnit unit = ValueUnit.parse("pawn=100");
        private String pool = "lexicon";
        private Optional<Piece> captures = Optional.empty();
        private Optional<Piece> moves = Optional.empty();
        private boolean determined;
        private boolean symmetric = true;
        private boolean distinct;
        private Optional<Integer> pieces = Optional.empty();
        private double tolerance = 1;
        private int answers = 10;
        private boolean surest;

        private Builder(Army army, ModelEntry model) {
            this.army = army;
            this.model = model;
        }

        public Builder settings(ModelSettings chosen) {
            settings = chosen;
            return this;
        }

        public Builder board(Optional<Board> shape) {
            board = shape;
            return this;
        }

        public Builder unit(ValueUnit scale) {
            unit = scale;
            return this;
        }

        public Builder pool(String kinds) {
            pool = kinds;
            return this;
        }

        public Builder captures(Optional<Piece> like) {
            captures = like;
            return this;
        }

        public Builder moves(Optional<Piece> like) {
            moves = like;
            return this;
        }

        public Builder determined(boolean only) {
            determined = only;
            return this;
        }

        public Builder symmetric(boolean wings) {
            symmetric = wings;
            return this;
        }

        public Builder distinct(boolean kinds) {
            distinct = kinds;
            return this;
        }

        public Builder pieces(Optional<Integer> number) {
            pieces = number;
            return this;
        }

        public Builder tolerance(double distance) {
            tolerance = distance;
            return this;
        }

        public Builder answers(int number) {
            answers = number;
            return this;
        }

        public Builder surest(boolean first) {
            surest = first;
            return this;
        }

        public BalanceRequest build() {
            return new BalanceRequest(
                    army,
                    model,
                    settings,
                    board,
                    unit,
                    pool,
                    captures,
                    moves,
                    determined,
                    symmetric,
                    distinct,
                    pieces,
                    tolerance,
                    answers,
                    surest);
        }
    }
}
