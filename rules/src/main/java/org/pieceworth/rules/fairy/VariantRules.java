package org.pieceworth.rules.fairy;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.fairy.compile.PieceKinds;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.evaluation.ExpectedMobility;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.FenRules;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// A variant made ready for play: its tables, compiled once and shared by all its positions and threads.
public final class VariantRules {

    private final VariantTables tables;
    private final FenRules fenRules;
    private final Endings endings;

    /// Determined on first use, since it needs the shipped variants.
    private volatile Optional<Boolean> chess = Optional.empty();

    private VariantRules(Variant variant) {
        int kinds = PieceKinds.of(variant).size();
        if (kinds > PieceKinds.MAX_KINDS) {
            throw new InputException("variant " + variant.name() + ": found " + kinds
                    + " kinds of pieces, promoted ones counted; expected " + PieceKinds.MAX_KINDS + " at most");
        }
        tables = new VariantTables(variant);
        fenRules = variant.fenRules();
        endings = new Endings(tables);
    }

    /// Compiles a variant; takes milliseconds.
    ///
    /// @throws org.pieceworth.text.InputException when the variant has more kinds of pieces than there is
    /// room for, or rules that do not go together
    public static VariantRules of(Variant variant) {
        return new VariantRules(variant);
    }

    /// The variant.
    public Variant variant() {
        return tables.variant;
    }

    /// True if the rules are those of chess, under any name; see [Variants#isChess].
    public boolean isChess() {
        boolean known = chess.orElseGet(() -> Variants.isChess(tables.variant));
        chess = Optional.of(known);
        return known;
    }

    /// The rules of the variant that positions do not implement, a line each: moves are wrong
    /// in positions where they apply.
    public List<String> notPlayed() {
        return tables.variant.notModelled();
    }

    /// The exact values of positions of few pieces; shared by all positions of the variant.
    public Endings endings() {
        return endings;
    }

    /// The rules for reading and writing its FEN.
    public FenRules fenRules() {
        return fenRules;
    }

    /// The letters of its positions, see [org.pieceworth.rules.position.Position#letters()].
    public String letters() {
        return tables.pieceKinds.letters();
    }

    /// The starting position, without rights that its rules or pieces exclude.
    public VariantPosition start() {
        return withPossibleRights(Fen.parse(tables.variant.startFen(), fenRules));
    }

    /// A position of the variant from its FEN, without impossible en passant squares and rights to castle and gate:
    /// the form for games, labelled positions and variants.ini.
    ///
    /// @throws org.pieceworth.text.InputException when the text cannot be read or the position not be played
    public VariantPosition position(String fen) {
        return withPossibleRights(Fen.parse(fen, fenRules));
    }

    /// A position of the variant. Of chess it accepts the set-ups that [ChessPosition] accepts, so that a FEN is
    /// played by all commands or refused by all.
    ///
    /// @throws org.pieceworth.rules.position.IllegalSetupException listing all reasons why it cannot be
    /// played
    public VariantPosition position(Setup setup) {
        PositionState state = VariantSetups.checked(tables, setup);
        checkAsChess(setup);
        return new VariantPosition(state, fenRules);
    }

    private void checkAsChess(Setup setup) {
        if (isChess()) {
            ChessPosition.withPossibleRights(setup);
        }
    }

    /// Like [#position(Setup)], but drops impossible rights to castle and gate and an impossible en passant square.
    ///
    /// @throws org.pieceworth.rules.position.IllegalSetupException listing the other reasons against it
    public VariantPosition withPossibleRights(Setup setup) {
        // First, so that the sentence is that of all commands, too.
        checkAsChess(setup);
        return new VariantPosition(
                VariantSetups.checked(tables, VariantSetups.withPossibleRights(tables, setup)), fenRules);
    }

    /// The average number of moves of each type, by side, type and square (see [PieceWeights#onBoard]), on a board
    /// whose other squares are empty with probability 0.65 and else hold a piece of either side with equal
    /// probability.
    public double[] expectedMobility() {
        return new ExpectedMobility(tables).all();
    }

    /// [#expectedMobility()] of White's types, summed over the squares of the board, by type.
    public double[] totalMobility() {
        double[] mobility = expectedMobility();
        double[] totals = new double[tables.kindCount];
        for (int type = 0; type < totals.length; type++) {
            double sum = 0;
            for (int square = 0; square < tables.squareCount; square++) {
                sum += mobility[type * tables.squareCount + square];
            }
            totals[type] = sum;
        }
        return totals;
    }

    /// The ranges of White's types on an empty board, by type.
    public List<PieceRange> ranges() {
        Ranges ranges = new Ranges(tables);
        return IntStream.range(0, tables.kindCount).mapToObj(ranges::of).toList();
    }

    /// True for a royal type, which may not be left under attack.
    public boolean isRoyal(int type) {
        return (tables.kinds.royal >>> type & 1) != 0;
    }

    /// The types that a side's type can promote to.
    public int[] promotions(Side side, int type) {
        return tables.pawns.promotions[side.ordinal() * tables.kindCount + type].clone();
    }

    /// True if a side's type is a pawn: it promotes to other types by moving far enough.
    public boolean isPawn(Side side, int type) {
        return (tables.pawns.kinds[side.ordinal()] >>> type & 1) != 0;
    }

    VariantTables tables() {
        return tables;
    }
}
