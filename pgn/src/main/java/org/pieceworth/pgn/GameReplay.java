package org.pieceworth.pgn;

import java.util.Optional;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.san.SanCode;

/// Replays the main lines of games: of chess, where it allocates nothing per move, or of one variant.
///
/// A game that cannot be replayed is told to the listener with the first reason that was found; the games around it
/// are not touched.
public final class GameReplay implements PgnVisitor {

    private final MovePlayer player;
    private final GameListener listener;

    private long ordinal;
    private long line;
    private GameResult tagged = GameResult.UNKNOWN;
    private GameResult token = GameResult.UNKNOWN;
    private Optional<SkipReason> skip = Optional.empty();
    private Optional<String> fen = Optional.empty();

    /// A replay that shows the listener each game and finds every move that no piece can make.
    public GameReplay(GameListener listener) {
        this(listener, false);
    }

    /// A replay that shows the listener each game.
    ///
    /// @param strict whether every move has to be legal; otherwise a move that leaves its own king in
    /// check may pass, see [org.pieceworth.rules.chess.ChessReplay]
    public GameReplay(GameListener listener, boolean strict) {
        this(listener, new ChessPlayer(strict));
    }

    /// A replay of the games of a variant; every move has to be legal.
    public GameReplay(GameListener listener, VariantRules rules) {
        this(listener, new VariantPlayer(rules));
    }

    private GameReplay(GameListener listener, MovePlayer player) {
        this.listener = listener;
        this.player = player;
    }

    /// Whether a Variant tag names chess, from any start.
    public static boolean isChess(String variantTag) {
        return ChessPlayer.isChess(variantTag);
    }

    @Override
    public void beginGame(long number, long atLine) {
        ordinal = number;
        line = atLine;
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
        } else if (name.contentEquals("Variant") && !player.accepts(value.toString())) {
            refuse(SkipReason.OTHER_VARIANT, line);
        }
        listener.tag(name, value);
    }

    @Override
    public boolean endTags() {
        if (skip.isEmpty() && !listener.wanted()) {
            refuse(SkipReason.NOT_WANTED, line);
        }
        player.start();
        if (skip.isEmpty() && fen.isPresent()) {
            setUp(fen.get());
        }
        return skip.isEmpty();
    }

    private void setUp(String text) {
        try {
            player.setUp(text);
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
    public void moves(long[] written, int count) {
        if (skip.isEmpty() && player instanceof ChessPlayer chess) {
            int played = chess.play(written, count);
            if (played < count) {
                refuse(chess.refusal(), SanCode.line(written[played]));
            }
        }
    }

    @Override
    public boolean wantsWords() {
        return player instanceof VariantPlayer;
    }

    @Override
    public void word(ByteSlice move, long atLine) {
        if (skip.isEmpty() && player instanceof VariantPlayer variant && !variant.play(move)) {
            refuse(variant.refusal(), atLine);
        }
    }

    @Override
    public boolean wantsComments() {
        return listener.wantsComments();
    }

    @Override
    public void comment(ByteSlice text) {
        listener.comment(player.played().plies(), text);
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
        PlayedMoves played = player.played();
        long key = listener.wantsKey() ? player.key() : 0;
        listener.end(new GameListener.ReplayedGame(ordinal, line, result, played.plies(), key), played, skip);
    }
}
