package org.pieceworth.pgn;

import java.util.Locale;
import java.util.Optional;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.chess.ChessSan;
import org.pieceworth.rules.chess.Mixing;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.san.SanCode;

/// Replays the main lines of chess games, checking that every move is legal; allocates nothing per move.
///
/// A game that cannot be replayed is told to the listener with the first reason that was found; the games around it
/// are not touched.
public final class GameReplay implements PgnVisitor {

    /// The most plies of one game; the longest game that the rules allow has fewer than 12,000.
    public static final int MAX_PLIES = 20_000;

    private final ChessPosition start = ChessPosition.initial();
    private final ChessPosition position = ChessPosition.initial();
    private final GameListener listener;

    private long ordinal;
    private long line;
    private int plies;
    private long key;
    private GameResult tagged = GameResult.UNKNOWN;
    private GameResult token = GameResult.UNKNOWN;
    private Optional<SkipReason> skip = Optional.empty();
    private Optional<String> fen = Optional.empty();
    private boolean begun;

    /// A replay that tells the listener of each game.
    public GameReplay(GameListener listener) {
        this.listener = listener;
    }

    @Override
    public void beginGame(long number, long atLine) {
        ordinal = number;
        line = atLine;
        plies = 0;
        key = 0;
        tagged = GameResult.UNKNOWN;
        token = GameResult.UNKNOWN;
        skip = Optional.empty();
        fen = Optional.empty();
        begun = false;
    }

    @Override
    public void tag(ByteSlice name, ByteSlice value) {
        if (name.contentEquals("Result")) {
            tagged = GameResult.of(value).orElse(GameResult.UNKNOWN);
        } else if (name.contentEquals("FEN")) {
            fen = Optional.of(value.toString());
        } else if (name.contentEquals("Variant") && !isChess(value.toString())) {
            refuse(SkipReason.OTHER_VARIANT, line);
        }
    }

    private static boolean isChess(String variant) {
        return switch (variant.toLowerCase(Locale.ROOT).replaceAll("[ _-]", "")) {
            case "",
                    "?",
                    "chess",
                    "standard",
                    "normal",
                    "orthodox",
                    "fromposition",
                    "chess960",
                    "fischerandom",
                    "fischerrandom",
                    "freestyle",
                    "frc" -> true;
            default -> false;
        };
    }

    @Override
    public boolean endTags() {
        if (skip.isEmpty()) {
            begin();
        }
        return skip.isEmpty();
    }

    private void begin() {
        position.set(start);
        fen.ifPresent(this::setUp);
        if (skip.isEmpty()) {
            begun = true;
            listener.begin(position);
        }
    }

    private void setUp(String text) {
        try {
            position.set(ChessPosition.withPossibleRights(Fen.parse(text)));
            key = position.hash() ^ start.hash();
        } catch (InputException unplayable) {
            refuse(SkipReason.BAD_SETUP, line);
        }
    }

    private void refuse(String reason, long atLine) {
        if (skip.isEmpty()) {
            skip = Optional.of(new SkipReason(reason, atLine));
        }
    }

    @Override
    public void move(int sanCode, long atLine) {
        if (skip.isPresent()) {
            return;
        }
        int move = position.resolve(sanCode);
        if (move < 0) {
            refuse(reasonOf(sanCode, move), atLine);
            return;
        }
        if (++plies > MAX_PLIES) {
            refuse(SkipReason.TOO_LONG, atLine);
            return;
        }
        boolean changes = position.changesMaterial(move);
        position.make(move);
        position.forgetHistory();
        key = Mixing.mix(key ^ move);
        listener.played(position, changes);
    }

    private static String reasonOf(int sanCode, int refusal) {
        if (SanCode.kind(sanCode) == SanCode.NULL_MOVE) {
            return SkipReason.NULL_MOVE;
        }
        return refusal == ChessSan.AMBIGUOUS ? SkipReason.AMBIGUOUS_MOVE : SkipReason.ILLEGAL_MOVE;
    }

    @Override
    public void result(GameResult result) {
        token = result;
    }

    @Override
    public void fault(PgnFault fault, long atLine) {
        refuse(fault.reason(), atLine);
    }

    @Override
    public void endGame() {
        if (tagged != GameResult.UNKNOWN && token != GameResult.UNKNOWN && tagged != token) {
            refuse(SkipReason.CONFLICTING_RESULT, line);
        }
        GameResult result = tagged != GameResult.UNKNOWN ? tagged : token;
        if (!begun) {
            listener.begin(position);
        }
        listener.end(new GameListener.ReplayedGame(ordinal, line, result, plies, key), skip);
    }
}
