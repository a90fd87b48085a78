package org.pieceworth.rules.fairy.ending;

import java.util.BitSet;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.compile.XiangqiPiece;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// The pieces that the last move chases, by the rules of the Asian Xiangqi Federation as Fairy-Stockfish applies them:
/// a chased piece is newly threatened by the move, and is unprotected or worth more than the piece that threatens it.
/// Kings and soldiers chase nothing; kings and soldiers that have not crossed the river are not chased.
final class Chase {

    private final PositionState p;
    private final RectangularBoard board;
    private final XiangqiAttacks attacks;
    private final int own;
    private final int enemy;
    private final int from;
    private final int to;
    private final BitSet blockersBefore;
    private final BitSet blockers;
    private final BitSet pins;
    private final BitSet chased;

    /// @param blockersBefore [XiangqiAttacks#blockers] of the side that is to move now, before the last move
    Chase(PositionState p, BitSet blockersBefore) {
        this.p = p;
        this.blockersBefore = blockersBefore;
        board = p.tables.board;
        chased = p.sets.empty();
        attacks = new XiangqiAttacks(p);
        own = p.sideToMove;
        enemy = own ^ 1;
        from = Move.from(p.moveBefore(0));
        to = Move.to(p.moveBefore(0));
        blockers = attacks.blockers(own);
        pins = p.sets.copy(blockers);
        if (p.tables.variant.royals().flyingGeneral()) {
            addPinnedByKing();
        }
    }

    /// The only piece between two kings that face each other.
    private void addPinnedByKing() {
        BitSet onFile = p.sets.empty();
        BitSet all = attacks.pieces(own);
        boolean faces = false;
        for (int square = all.nextSetBit(0); square >= 0; square = all.nextSetBit(square + 1)) {
            if (board.file(square) == board.file(p.kingSquare[enemy])) {
                boolean king = attacks.is(square, own, XiangqiPiece.KING);
                faces |= king;
                onFile.set(square, !king);
            }
        }
        if (faces && onFile.cardinality() <= 1) {
            pins.or(onFile);
        }
    }

    /// The squares of the chased pieces.
    BitSet chased() {
        boolean complete = p.royalCount[0] > 0 && p.royalCount[1] > 0;
        if (!complete || p.side[to] != enemy + 1 || from == to) {
            return chased;
        }
        addDirect();
        addDiscovered();
        addUnprotectedByPins();
        addDiscoveredChecks();
        return chased;
    }

    private void addDirect() {
        if (attacks.is(to, enemy, XiangqiPiece.KING) || attacks.is(to, enemy, XiangqiPiece.SOLDIER)) {
            return;
        }
        BitSet targets = within(to, attacks.attacked(to, attacks.occupied));
        boolean slides = attacks.is(to, enemy, XiangqiPiece.ROOK) || attacks.is(to, enemy, XiangqiPiece.CANNON);
        if (slides) {
            // Targets along the line of its move are not new.
            boolean sameFile = board.file(from) == board.file(to);
            for (int square = targets.nextSetBit(0); square >= 0; square = targets.nextSetBit(square + 1)) {
                boolean alongMove =
                        sameFile ? board.file(square) == board.file(to) : board.rank(square) == board.rank(to);
                targets.set(square, !alongMove);
            }
        }
        add(to, targets);
    }

    private BitSet within(int piece, BitSet targets) {
        for (int square = targets.nextSetBit(0); square >= 0; square = targets.nextSetBit(square + 1)) {
            targets.set(square, attacks.mayGo(piece, square));
        }
        return targets;
    }

    private void addDiscovered() {
        BitSet before = p.sets.copy(attacks.occupied);
        before.set(from);
        before.set(to, p.tookBefore(0));
        BitSet all = attacks.pieces(enemy);
        for (int square = all.nextSetBit(0); square >= 0; square = all.nextSetBit(square + 1)) {
            if (mayDiscover(square)) {
                BitSet targets = attacks.attacked(square, attacks.occupied);
                targets.andNot(attacks.attacked(square, before));
                add(square, targets);
            }
        }
    }

    private boolean mayDiscover(int square) {
        int dx = Math.abs(board.file(square) - board.file(from));
        int dy = Math.abs(board.rank(square) - board.rank(from));
        boolean rook = attacks.is(square, enemy, XiangqiPiece.ROOK);
        boolean cannon = attacks.is(square, enemy, XiangqiPiece.CANNON);
        return (dx + dy == 1 && attacks.is(square, enemy, XiangqiPiece.HORSE))
                || (dx == 1 && dy == 1 && attacks.is(square, enemy, XiangqiPiece.ELEPHANT))
                || ((rook || cannon) && attacks.onLine(square, from))
                || (cannon && attacks.onLine(square, to));
    }

    /// Adds pieces whose protector the last move has pinned.
    private void addUnprotectedByPins() {
        BitSet pinned = attacks.pieces(own);
        pinned.and(blockers);
        pinned.andNot(blockersBefore);
        BitSet held = attacks.blockers(enemy);
        for (int square = pinned.nextSetBit(0); square >= 0; square = pinned.nextSetBit(square + 1)) {
            BitSet all = attacks.pieces(own);
            for (int other = all.nextSetBit(0); other >= 0; other = all.nextSetBit(other + 1)) {
                if (mayBeChased(other) && attacks.attacks(square, other, attacks.occupied)) {
                    BitSet attackers = attacks.attackers(other, attacks.occupied, enemy);
                    attackers.andNot(held);
                    chased.set(other, chased.get(other) || !attackers.isEmpty());
                }
            }
        }
    }

    /// Adds targets of a piece whose next move would give check by the piece behind it.
    private void addDiscoveredChecks() {
        int king = p.kingSquare[own];
        BitSet discoverers = attacks.pieces(enemy);
        discoverers.and(blockers);
        discoverers.andNot(blockersBefore);
        for (int square = discoverers.nextSetBit(0); square >= 0; square = discoverers.nextSetBit(square + 1)) {
            BitSet targets = within(square, attacks.attacked(square, attacks.occupied));
            for (int target = targets.nextSetBit(0); target >= 0; target = targets.nextSetBit(target + 1)) {
                boolean byKing = attacks.attacks(king, target, attacks.occupied) && attacks.mayGo(king, target);
                chased.set(target, chased.get(target) || !byKing || isGuardedWithout(target, square, king));
            }
        }
    }

    private boolean isGuardedWithout(int target, int square, int king) {
        BitSet without = p.sets.copy(attacks.occupied);
        without.clear(square);
        without.clear(king);
        BitSet guards = attacks.attackers(target, without, enemy);
        guards.clear(square);
        return !guards.isEmpty();
    }

    private boolean mayBeChased(int square) {
        boolean soldier = attacks.is(square, own, XiangqiPiece.SOLDIER);
        return !attacks.is(square, own, XiangqiPiece.KING) && (!soldier || attacks.isPromotedSoldier(square));
    }

    private void add(int attacker, BitSet attacked) {
        for (int square = attacked.nextSetBit(0); square >= 0; square = attacked.nextSetBit(square + 1)) {
            boolean isNew = mayBeChased(square)
                    && (isWorthMore(attacker, square)
                            || (!attackEachOther(attacker, square) && isUnprotected(square, attacker)));
            chased.set(square, isNew || chased.get(square));
        }
    }

    private boolean isWorthMore(int attacker, int square) {
        boolean rook = attacks.is(square, own, XiangqiPiece.ROOK);
        boolean piece =
                rook || attacks.is(square, own, XiangqiPiece.CANNON) || attacks.is(square, own, XiangqiPiece.HORSE);
        boolean light =
                attacks.is(attacker, enemy, XiangqiPiece.HORSE) || attacks.is(attacker, enemy, XiangqiPiece.CANNON);
        boolean guard =
                attacks.is(attacker, enemy, XiangqiPiece.ELEPHANT) || attacks.is(attacker, enemy, XiangqiPiece.ADVISOR);
        return (light && rook) || (guard && piece);
    }

    /// Pieces of one type attack each other, unless one is pinned or a horse's leg is blocked.
    private boolean attackEachOther(int attacker, int square) {
        if (!p.isKind(square, p.kinds.sameType[p.kind[attacker]])) {
            return false;
        }
        boolean impaired = attacks.is(attacker, enemy, XiangqiPiece.HORSE) && hasDiagonalNeighbour(attacker);
        return impaired ? attacks.attacks(square, attacker, attacks.occupied) : !pins.get(square);
    }

    private boolean hasDiagonalNeighbour(int square) {
        for (int i = 0; i < 4; i++) {
            int near = board.step(square, i % 2 == 0 ? 1 : -1, i < 2 ? 1 : -1);
            if (near >= 0 && attacks.occupied.get(near)) {
                return true;
            }
        }
        return false;
    }

    private boolean isUnprotected(int square, int attacker) {
        BitSet without = p.sets.copy(attacks.occupied);
        without.clear(attacker);
        BitSet guards = attacks.attackers(square, without, own);
        guards.andNot(pins);
        boolean kingAlone = guards.cardinality() == 1 && guards.get(p.kingSquare[own]);
        return guards.isEmpty() || (kingAlone && facesEnemyKing(square, without));
    }

    /// True if the king could not recapture on the square, since the kings would face each other.
    private boolean facesEnemyKing(int square, BitSet onBoard) {
        int king = p.kingSquare[enemy];
        return p.tables.variant.royals().flyingGeneral()
                && attacks.onLine(king, square)
                && attacks.count(king, square, onBoard) == 0;
    }
}
