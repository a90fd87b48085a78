package org.pieceworth.pgn;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.san.SanCode;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainName;

/// Replays the main lines of games, of chess (without allocating per move) or of one variant.
///
/// A game that cannot be replayed is reported to the listener with the first reason found; its neighbours are not
/// affected.
public final class GameReplay implements PgnVisitor {

    private static final byte[] RESULT = lower("result");
    private static final byte[] FEN = lower("fen");
    private static final byte[] SET_UP = lower("setup");
    private static final byte[] VARIANT = lower("variant");

    private final MovePlayer player;
    private final GameListener listener;

    private long ordinal;
    private long line;
    private GameResult tagged = GameResult.UNKNOWN;
    private GameResult token = GameResult.UNKNOWN;

    /// The result named by words after the last move, used only if there is no Result tag.
    private GameResult closing = GameResult.UNKNOWN;

    private boolean resultTagged;
    private Optional<SkipReason> skip = Optional.empty();
    private String fen = "";
    private String setUp = "";
    private Optional<String> variantTag = Optional.empty();

    /// The line of a stray word, 0 while there is none.
    private long stray;

    private boolean conflicting;
    private boolean setUpIsMissing;

    /// A replay of chess that refuses every illegal move.
    public GameReplay(GameListener listener) {
        this(listener, false);
    }

    /// A replay that shows the listener each game.
    ///
    /// @param strict true to require legal moves; otherwise a move that leaves its own king in check may pass, see
    /// [org.pieceworth.rules.chess.ChessReplay]
    public GameReplay(GameListener listener, boolean strict) {
        this(listener, strict, UnknownTags.SKIPPED);
    }

    /// A replay of chess that may accept games with an unknown Variant tag.
    public GameReplay(GameListener listener, boolean strict, UnknownTags unknown) {
        this(listener, new ChessPlayer(strict, unknown));
    }

    /// A replay of the games of a variant; every move has to be legal.
    public GameReplay(GameListener listener, VariantRules rules) {
        this(listener, rules, UnknownTags.SKIPPED);
    }

    /// A replay of a variant that may accept games with an unknown Variant tag.
    public GameReplay(GameListener listener, VariantRules rules, UnknownTags unknown) {
        this(listener, new VariantPlayer(rules, unknown));
    }

    private GameReplay(GameListener listener, MovePlayer player) {
        this.listener = listener;
        this.player = player;
    }

    /// True for every name of chess and of its shuffled starts, such as Chess960.
    public static boolean isChess(String variantTag) {
        return UnknownTags.isChess(variantTag);
    }

    @Override
    public void beginGame(long number, long atLine) {
        ordinal = number;
        line = atLine;
        tagged = GameResult.UNKNOWN;
        token = GameResult.UNKNOWN;
        closing = GameResult.UNKNOWN;
        resultTagged = false;
        skip = Optional.empty();
        fen = "";
        setUp = "";
        variantTag = Optional.empty();
        stray = 0;
        conflicting = false;
        setUpIsMissing = false;
        listener.begin();
    }

    @Override
    public void tag(ByteSlice name, ByteSlice value) {
        if (name.isName(RESULT)) {
            resultTagged = true;
            addResult(GameResult.of(value).orElse(GameResult.UNKNOWN));
        } else if (name.isName(FEN)) {
            fen = said(value);
        } else if (name.isName(SET_UP)) {
            setUp = said(value);
        } else if (name.isName(VARIANT)) {
            addVariant(value.toString());
        }
        listener.tag(name, value);
    }

    private static byte[] lower(String name) {
        return name.getBytes(StandardCharsets.US_ASCII);
    }

    /// Two different Variant tags, not both accepted, are a conflict.
    private void addVariant(String named) {
        boolean accepted = player.accepts(named);
        Optional<String> before = variantTag;
        variantTag = Optional.of(named);
        boolean same = before.isEmpty() || PlainName.of(before.get()).equals(PlainName.of(named));
        if (!same && !(accepted && player.accepts(before.get()))) {
            skip = Optional.of(new SkipReason(SkipReason.CONFLICTING_VARIANT, line));
        } else if (!accepted) {
            refuse(SkipReason.OTHER_VARIANT, line);
        }
    }

    /// Repeated Result tags may contradict each other.
    private void addResult(GameResult result) {
        conflicting |= areDifferent(tagged, result);
        tagged = result == GameResult.UNKNOWN ? tagged : result;
    }

    private static boolean areDifferent(GameResult one, GameResult other) {
        return one != GameResult.UNKNOWN && other != GameResult.UNKNOWN && one != other;
    }

    private static String said(ByteSlice value) {
        String text = value.toString().strip();
        return text.equals("?") || text.equals("-") ? "" : text;
    }

    @Override
    public boolean endTags() {
        if (skip.isEmpty() && !listener.wanted()) {
            refuse(SkipReason.NOT_WANTED, line);
        }
        player.start();
        if (skip.isEmpty()) {
            start();
        }
        return skip.isEmpty();
    }

    /// `SetUp "1"` demands a FEN (PGN standard, 9.7.1); some write the FEN there.
    private void start() {
        String written = fen.isEmpty() && setUp.contains("/") ? setUp : fen;
        if (!written.isEmpty()) {
            setUp(written);
        }
        setUpIsMissing = written.isEmpty() && setUp.equals("1");
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

    /// Refuses a move from an unknown position: after a stray word, or without the set-up that a tag demands.
    private void refuseUnknown() {
        if (setUpIsMissing) {
            refuse(SkipReason.BAD_SETUP, line);
        }
        refuseStray();
    }

    private void refuseStray() {
        if (stray != 0) {
            refuse(PgnFault.STRAY_WORD.reason(), stray);
        }
    }

    @Override
    public void moves(long[] written, int count) {
        refuseUnknown();
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
        refuseUnknown();
        if (skip.isEmpty() && player instanceof VariantPlayer variant && !variant.play(move, atLine)) {
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
    public void closing(String text) {
        closing = resultTagged ? GameResult.UNKNOWN : GameResult.ofClosing(text).orElse(GameResult.UNKNOWN);
    }

    @Override
    public void fault(PgnFault fault, long atLine) {
        if (fault == PgnFault.STRAY_WORD) {
            stray = stray == 0 ? atLine : stray;
        } else {
            refuse(fault.reason(), atLine);
        }
    }

    @Override
    public void endGame() {
        if (skip.isEmpty() && player instanceof VariantPlayer variant && !variant.isSettled()) {
            refuse(variant.refusal(), variant.doubtfulLine());
        }
        if (conflicting || areDifferent(tagged, token)) {
            refuse(SkipReason.CONFLICTING_RESULT, line);
        }
        GameResult written = token != GameResult.UNKNOWN ? token : closing;
        GameResult result = tagged != GameResult.UNKNOWN ? tagged : written;
        if (tagged == GameResult.UNKNOWN && closing == GameResult.UNKNOWN) {
            refuseStray();
        }
        PlayedMoves played = player.played();
        long key = listener.wantsKey() ? player.key() : 0;
        listener.end(new GameListener.ReplayedGame(ordinal, line, result, played.plies(), key), played, skip);
    }
}
