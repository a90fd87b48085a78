package org.pieceworth.lab.position;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.pieceworth.engine.Engine;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.search.Score;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.TerminationFinder;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.Extras;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;
import org.pieceworth.stats.StopRequest;
import org.pieceworth.stats.shapley.Coalitions;

/// The score of a position with only some of its pieces, for White, in centipawns: by a search with a fixed
/// number of nodes that depends on nothing before it. Not thread-safe.
///
/// Without some piece, the king of the side not to move may be attacked: then the other side is to move. If
/// neither may be, since both kings are attacked, the values of the pieces are summed. A forced win counts as
/// all pieces of the position's richer side, so that a share is never larger than the material on the board.
final class SearchedCoalitions implements Coalitions {

    private final VariantRules rules;
    private final Setup setup;
    private final List<PositionPiece> pieces;
    private final SearchLimits limits;
    private final Engine engine;
    private final TerminationFinder ends;
    private final int[] values;
    private final int win;

    SearchedCoalitions(VariantRules rules, Setup setup, List<PositionPiece> pieces, long nodes) {
        this.rules = rules;
        this.setup = setup;
        this.pieces = pieces;
        limits = SearchLimits.nodes(nodes);
        engine = new Engine(rules, EngineSettings.DEFAULT);
        ends = new TerminationFinder(Opening.start(rules));
        PieceValues own = Engine.ownValues(rules);
        values = pieces.stream()
                .mapToInt(piece -> (int) Math.round(
                        own.of(piece.symbol()).map(TaperedValue::middlegame).orElse(0.0)))
                .toArray();
        win = Math.max(material(Side.WHITE), material(Side.BLACK));
    }

    private int material(Side side) {
        int sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += pieces.get(i).side() == side ? values[i] : 0;
        }
        return sum;
    }

    /// The score of a forced win.
    int win() {
        return win;
    }

    /// @throws java.util.concurrent.CancellationException when the thread is interrupted
    @Override
    public double value(boolean[] present) {
        StopRequest.check();
        Side first = setup.sideToMove();
        try {
            return score(present, first);
        } catch (IllegalSetupException _) {
            // The side that is not to move is in check.
        }
        try {
            return score(present, first == Side.WHITE ? Side.BLACK : Side.WHITE);
        } catch (IllegalSetupException _) {
            return added(present);
        }
    }

    private int added(boolean[] present) {
        int sum = 0;
        for (int i = 0; i < values.length; i++) {
            int signed = pieces.get(i).side() == Side.WHITE ? values[i] : -values[i];
            sum += present[i] ? signed : 0;
        }
        return sum;
    }

    private int score(boolean[] present, Side toMove) {
        VariantPosition position = rules.withPossibleRights(without(present, toMove));
        return switch (position.outcome()) {
            case Outcome.Won(Side winner) -> winner == Side.WHITE ? win : -win;
            case Outcome.Drawn() -> 0;
            case Outcome.InPlay() -> ends.isDead(position) ? 0 : searched(position, toMove);
        };
    }

    private int searched(VariantPosition position, Side toMove) {
        engine.newGame();
        int score = engine.search(position, limits).score();
        int bounded = Score.isDecided(score) ? Integer.signum(score) * win : Math.clamp(score, -win, win);
        return toMove == Side.WHITE ? bounded : -bounded;
    }

    private Setup without(boolean[] present, Side toMove) {
        Map<Integer, SidedPiece> left = new HashMap<>(setup.pieces());
        Map<SidedPiece, Integer> hands = new HashMap<>(setup.extras().hands());
        for (int i = 0; i < present.length; i++) {
            if (present[i]) {
                continue;
            }
            PositionPiece gone = pieces.get(i);
            if (gone.square().isPresent()) {
                left.remove(gone.square().getAsInt());
            } else {
                hands.computeIfPresent(inHand(gone), (_, count) -> count - 1);
            }
        }
        boolean turned = toMove != setup.sideToMove();
        Extras extras = setup.extras();
        Set<Integer> gates = new HashSet<>(extras.gates());
        gates.retainAll(left.keySet());
        return new Setup(
                setup.board(),
                left,
                toMove,
                setup.castling(),
                turned ? OptionalInt.empty() : setup.enPassant(),
                setup.halfmoveClock(),
                setup.fullmoveNumber(),
                new Extras(
                        hands,
                        gates,
                        turned ? OptionalInt.empty() : extras.enPassantSecond(),
                        extras.waiting(),
                        extras.walls(),
                        extras.checksLeft(),
                        extras.countingLimit()));
    }

    private SidedPiece inHand(PositionPiece gone) {
        return setup.extras().hands().keySet().stream()
                .filter(piece -> piece.side() == gone.side() && symbol(piece).equals(gone.symbol()))
                .findFirst()
                .orElseThrow();
    }

    private static String symbol(SidedPiece piece) {
        return piece.mark().of(PieceLetter.text(piece.letter()));
    }
}
