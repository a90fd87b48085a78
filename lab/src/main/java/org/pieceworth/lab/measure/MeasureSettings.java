package org.pieceworth.lab.measure;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.armies.ArmyStarts;
import org.pieceworth.lab.armies.DrawnOpenings;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.rules.piece.PieceValues;

/// How pieces are measured.
///
/// @param game what is played
/// @param design how armies are drawn
/// @param anchor what values are anchored to
/// @param seed of armies and random plies
/// @param nodes positions that are searched for each move
/// @param calibration what is known of knight, bishop, rook, queen and pawn relative to each other
/// @param company the same pieces among another pool, for looking how far values move there
public record MeasureSettings(
        MeasuredGame game,
        ArmyDesign design,
        MeasureAnchor anchor,
        long seed,
        long nodes,
        Optional<Calibration> calibration,
        Optional<MeasuredGame> company) {

    /// Positions a move from which on values hardly drift.
    public static final long USUAL_NODES = 300;

    /// Games end when both sides agree on eight pawns for three moves: a lower bar moves values of strong pieces
    /// towards what the engine believes.
    static final Adjudication ADJUDICATION = Adjudication.parse("win=800:3,draw=10:10:80");

    /// Longer games are drawn.
    static final int PLY_CAP = GameRunner.DEFAULT_PLY_CAP;

    /// Random plies at the start of a game, at most: more would blur what the start's material says.
    static final int RANDOM_PLIES = 2;

    /// Without a calibration and another pool.
    public MeasureSettings(MeasuredGame game, ArmyDesign design, MeasureAnchor anchor, long seed, long nodes) {
        this(game, design, anchor, seed, nodes, Optional.empty(), Optional.empty());
    }

    /// Armies drawn as usual, values anchored to the basket, 300 positions a move.
    public static MeasureSettings of(MeasuredGame game, long seed) {
        return new MeasureSettings(game, ArmyDesign.DEFAULT, MeasureAnchor.parse("basket", game), seed, USUAL_NODES);
    }

    /// The letters whose differences count.
    List<Character> columns() {
        return game.columns(design.copies() > 0);
    }

    /// Where games start.
    ///
    /// @param values what keeps armies from being too unlike
    DrawnOpenings openings(PieceValues values) {
        ArmyStarts starts = new ArmyStarts(game.rules(), design.lots(game, values), columns(), values, seed);
        return new DrawnOpenings(game.rules(), starts, seed, RANDOM_PLIES);
    }

    /// The same with another number of positions a move.
    public MeasureSettings withNodes(long other) {
        return new MeasureSettings(game, design, anchor, seed, other, calibration, company);
    }

    /// The same with other armies.
    public MeasureSettings with(ArmyDesign other) {
        return new MeasureSettings(game, other, anchor, seed, nodes, calibration, company);
    }

    /// With armies that suit what is measured, unless others were asked for.
    ///
    /// @param guess what pieces are worth as far as is known
    public MeasureSettings suited(PieceValues guess) {
        return with(design.suited(game, guess));
    }

    /// The same among another pool.
    MeasureSettings with(MeasuredGame other) {
        return new MeasureSettings(other, design, anchor, seed, nodes, calibration, company);
    }

    /// The same with another pool to look at.
    public MeasureSettings withCompany(MeasuredGame other) {
        return new MeasureSettings(game, design, anchor, seed, nodes, calibration, Optional.of(other));
    }

    /// The same with another seed.
    public MeasureSettings withSeed(long other) {
        return new MeasureSettings(game, design, anchor, other, nodes, calibration, company);
    }

    /// The same with a calibration.
    public MeasureSettings with(Calibration other) {
        return new MeasureSettings(game, design, anchor, seed, nodes, Optional.of(other), company);
    }
}
