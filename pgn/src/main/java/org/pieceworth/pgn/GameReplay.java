package org.pieceworth.pgn;

import java.util.Locale;
import java.util.Optional;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.chess.ChessReplay;
import org.pieceworth.rules.chess.ChessSan;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.san.SanCode;

/// Replays the main lines of chess games; allocates nothing per move.
///
/// A game that cannot be replayed is told to the listener with the first reason that was found; the games around it
/// are not touched.
public final class GameReplay implements PgnVisitor {

    private final ChessPosition start = ChessPosition.initial();
    private final ChessPosition setUp = ChessPosition.initial();
    private final ChessReplay replay;
    private final GameListener listener;

    private long ordinal;
    private long line;
    private long setUpHash;
    private GameResult tagged = GameResult.UNKNOWN;
    private GameResult token = GameResult.UNKNOWN;
    private Optional<SkipReason> skip = Optional.empty();
    private Optional<String> fen = Optional.empty();

    /// A replay that tells the listener of each game and finds every move that no piece can make.
    public GameReplay(GameListener listener) {
        this(listener, false);
    }

    /// A replay that tells the listener of each game.
    ///
    /// @param strict whether every move has to be legal; otherwise a move that leaves its own king in check may
    /// pass, see
    /// [ChessReplay]
    public GameReplay(GameListener listener, boolean strict) {
        this.listener = listener;
        replay = new ChessReplay(strict);
    }

    @Override
    public void beginGame(long number, long atLine) {
        ordinal = number;
        line = atLine;
        setUpHash = 0;
        tagged = GameResult.UNKNOWN;
        token = GameResult.UNKNOWN;
        skip = Optional.empty();
        fen = Optional.empty();
        listener.begin();
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
        listener.tag(name, value);
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
        if (skip.isEmpty() && !listener.wanted()) {
            refuse(SkipReason.NOT_WANTED, line);
        }
        replay.start(start);
        if (skip.isEmpty()) {
            fen.ifPresent(this::setUp);
        }
        return skip.isEmpty();
    }

    private void setUp(String text) {
        try {
            setUp.set(ChessPosition.withPossibleRights(Fen.parse(text)));
            setUpHash = setUp.hash() ^ start.hash();
            replay.start(setUp);
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
    public void moves(int[] sanCodes, long[] lines, int count) {
        if (skip.isPresent()) {
            return;
        }
        int played = replay.play(sanCodes, count);
        if (played < count) {
            refuse(reasonOf(sanCodes[played], replay.refusal()), lines[played]);
        }
    }

    @Override
    public boolean wantsComments() {
        return listener.wantsComments();
    }

    @Override
    public void comment(ByteSlice text) {
        listener.comment(replay.plies(), text);
    }

    private static String reasonOf(int sanCode, int refusal) {
        if (SanCode.kind(sanCode) == SanCode.NULL_MOVE) {
            return SkipReason.NULL_MOVE;
        }
        return switch (refusal) {
            case ChessReplay.TOO_LONG -> SkipReason.TOO_LONG;
            case ChessSan.AMBIGUOUS -> SkipReason.AMBIGUOUS_MOVE;
            default -> SkipReason.ILLEGAL_MOVE;
        };
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
        long key = replay.hash(setUpHash);
        listener.end(new GameListener.ReplayedGame(ordinal, line, result, replay.plies(), key), replay, skip);
    }
}
