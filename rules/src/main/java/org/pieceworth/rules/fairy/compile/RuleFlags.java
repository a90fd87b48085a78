package org.pieceworth.rules.fairy.compile;

import java.util.stream.Stream;
import org.pieceworth.rules.variant.CaptureRules;
import org.pieceworth.rules.variant.CountingRule;
import org.pieceworth.rules.variant.GatingRules;
import org.pieceworth.rules.variant.RoyalRules;
import org.pieceworth.rules.variant.StoneRules;
import org.pieceworth.rules.variant.Variant;

/// Flags of the rarer rules of a variant, so that the others cost nothing.
public final class RuleFlags {

    /// True if checks and pins are known before a move is made, given a single royal piece.
    public final boolean regular;

    public final boolean pseudoRoyal;
    public final boolean mustCapture;
    public final boolean blast;
    public final boolean checking;
    public final boolean bikjang;
    public final boolean makpong;
    public final boolean seirawan;
    public final boolean musketeer;
    public final boolean cambodian;
    public final boolean walls;

    /// True if walls of the move itself count in the test for royal safety.
    public final boolean wallsShield;

    public final boolean pass;
    public final boolean passOnStalemate;
    public final boolean immune;
    public final boolean captureEffects;
    public final boolean sittuyin;

    /// True if drops need a neighbour.
    public final boolean stonesBeside;

    /// True if moves turn other pieces.
    public final boolean stonesTurn;

    /// True if drops take nothing from the hand.
    public final boolean freeDrops;
    public final boolean mustDrop;
    public final boolean dropsLimited;
    public final boolean endsWithMovesLeft;

    /// True if a counting rule limits the moves of a hunt.
    public final boolean counting;

    /// True if the moves that led to a repetition decide its value, as for perpetual check.
    public final boolean judgesRepetitions;

    /// True if moves are removed or added after the test for royal safety.
    public final boolean filtered;

    /// True if the legality of a capture depends on the other moves, as with compulsory captures.
    public final boolean capturesDependOnOthers;

    /// True if some moves are known to expose no royal piece without being tried.
    public final boolean findsSafeMoves;

    /// True if moves have to be tried even without a king.
    public final boolean triesWithoutKing;
    public final boolean afterMove;

    /// True if types can die out: royal ones cannot be captured, but blown up.
    public final boolean extinction;

    /// @param forwardKinds kinds with captures that no attack table holds
    /// @param multiLegs whether some of them move in several legs
    RuleFlags(Variant variant, long forwardKinds, boolean multiLegs) {
        RoyalRules royals = variant.royals();
        CaptureRules captures = variant.captures();
        pseudoRoyal =
                royals.extinction().map(RoyalRules.Extinction::pseudoRoyal).orElse(false);
        mustCapture = captures.mustCapture();
        blast = captures.blast();
        checking = royals.checking();
        bikjang = royals.bikjang();
        makpong = royals.makpong();
        musketeer = variant.gating().musketeer();
        cambodian = variant.gating().cambodianMoves();
        walls = variant.gating().walls() != GatingRules.Walls.NONE;
        wallsShield = walls && pseudoRoyal;
        seirawan = variant.gating().seirawan() && !walls;
        pass = variant.mobility().pass();
        passOnStalemate = variant.mobility().passOnStalemate();
        immune = !captures.mutuallyImmune().isEmpty();
        captureEffects = blast
                || captures.rifle()
                || captures.changesSide()
                || !captures.petrify().isEmpty();
        stonesBeside = variant.stones().drops() != StoneRules.Drops.ANYWHERE;
        stonesTurn = variant.stones().turns() != StoneRules.Turns.NOTHING;
        freeDrops = variant.stones().free();
        sittuyin = variant.promotion().sittuyin();
        mustDrop = variant.hands().mustDrop();
        dropsLimited = variant.hands().drops()
                && (!variant.hands().dropChecks() || variant.hands().oppositeColouredBishops());
        extinction = royals.extinction().isPresent() && (!pseudoRoyal || blast);
        endsWithMovesLeft = extinction
                || pass
                || passOnStalemate
                || variant.end().flag().isPresent()
                || variant.end().bareKing().isPresent()
                || variant.end().checkCounting()
                || variant.end().connect().isPresent()
                || !variant.end().castlingWins().isEmpty()
                || variant.end().fullBoardDraws();
        counting = variant.end().counting() != CountingRule.NONE;
        judgesRepetitions = variant.end().repetition().perpetualCheckIllegal()
                || variant.end().repetition().chasingIllegal();
        afterMove = cambodian || counting || variant.end().checkCounting();
        capturesDependOnOthers = mustDrop || seirawan || pass;
        filtered = dropsLimited || mustDrop || mustCapture || seirawan || pass || passOnStalemate;
        boolean duple =
                royals.extinction().map(RoyalRules.Extinction::dupleCheck).orElse(false);
        findsSafeMoves = checking && !multiLegs && !duple;
        triesWithoutKing = pseudoRoyal || !checking;
        regular = forwardKinds == 0
                && !pseudoRoyal
                && checking
                && !makpong
                && !bikjang
                && !cambodian
                && !walls
                && !captureEffects
                && !stonesTurn
                && !immune
                && !sittuyin
                && !promotesToKing(variant);
    }

    /// True if a pawn may promote to a king, which must not be attacked on its square.
    private static boolean promotesToKing(Variant variant) {
        return Stream.of(
                        variant.promotion().pieceTypes().white(),
                        variant.promotion().pieceTypes().black())
                .anyMatch(types -> types.stream().anyMatch(variant.royals().kings()::contains));
    }
}
