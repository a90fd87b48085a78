package org.pieceworth.rules.fairy;

import org.pieceworth.rules.variant.CaptureRules;
import org.pieceworth.rules.variant.GatingRules;
import org.pieceworth.rules.variant.RoyalRules;
import org.pieceworth.rules.variant.Variant;

/// Which of the rarer rules a variant has, so that the others cost nothing.
final class Special {

    /// Whether checks and pins can be read off before a move is made, given a single royal piece.
    final boolean regular;

    final boolean pseudoRoyal;
    final boolean mustCapture;
    final boolean blast;
    final boolean checking;
    final boolean bikjang;
    final boolean makpong;
    final boolean seirawan;
    final boolean musketeer;
    final boolean cambodian;
    final boolean walls;
    final boolean pass;
    final boolean passOnStalemate;
    final boolean immune;
    final boolean captureEffects;
    final boolean sittuyin;
    final boolean mustDrop;
    final boolean dropsLimited;
    final boolean ends;

    /// Whether moves are struck out or added after royal safety is known.
    final boolean filtered;

    /// Whether which captures are legal depends on what else could be played.
    final boolean movesDepend;

    /// Whether it can be told without trying which moves lay no royal piece open.
    final boolean quick;

    /// Whether moves have to be tried even without a king.
    final boolean tried;
    final boolean afterMove;

    /// Whether types can die out: royal ones cannot be taken, but blown up.
    final boolean dyingOut;

    /// @param forward kinds whose captures cannot be read backwards
    /// @param legs whether some of them move in several legs
    Special(Variant variant, long forward, boolean legs) {
        RoyalRules royals = variant.royals();
        CaptureRules captures = variant.captures();
        pseudoRoyal =
                royals.extinction().map(RoyalRules.Extinction::pseudoRoyal).orElse(false);
        mustCapture = captures.mustCapture();
        blast = captures.blast();
        checking = royals.checking();
        bikjang = royals.bikjang();
        makpong = royals.makpong();
        seirawan = variant.gating().seirawan();
        musketeer = variant.gating().musketeer();
        cambodian = variant.gating().cambodianMoves();
        walls = variant.gating().walls() != GatingRules.Walls.NONE;
        pass = variant.mobility().pass();
        passOnStalemate = variant.mobility().passOnStalemate();
        immune = !captures.mutuallyImmune().isEmpty();
        captureEffects = blast
                || captures.rifle()
                || captures.changesSide()
                || !captures.petrify().isEmpty();
        sittuyin = variant.promotion().sittuyin();
        mustDrop = variant.hands().mustDrop();
        dropsLimited = variant.hands().drops()
                && (!variant.hands().dropChecks()
                        || variant.hands().pawnDropMateIllegal()
                        || variant.hands().oppositeColouredBishops());
        dyingOut = royals.extinction().isPresent() && (!pseudoRoyal || blast);
        ends = dyingOut
                || pass
                || variant.end().flag().isPresent()
                || variant.end().bareKing().isPresent()
                || variant.end().checkCounting();
        afterMove = cambodian || variant.end().checkCounting();
        movesDepend = mustDrop || seirawan || pass;
        filtered = dropsLimited || mustDrop || mustCapture || seirawan || pass || passOnStalemate;
        boolean duple =
                royals.extinction().map(RoyalRules.Extinction::dupleCheck).orElse(false);
        quick = checking && !legs && !duple;
        tried = pseudoRoyal || !checking;
        regular = forward == 0
                && !pseudoRoyal
                && checking
                && !makpong
                && !bikjang
                && !cambodian
                && !walls
                && !captureEffects
                && !immune
                && !sittuyin;
    }
}
