package org.pieceworth.empirical.reading;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.pieceworth.empirical.rows.PlayedResult;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.pgn.PgnVisitor;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.san.SanCode;
import org.pieceworth.text.Mixing;

/// Collects players and results of games, with a number for their moves.
final class ResultCollector implements PgnVisitor {

    /// The game has no result.
    static final String NO_RESULT = "no-result";

    /// A player has no name.
    static final String NO_NAME = "no-name";

    /// Both players have the same name.
    static final String SAME_PLAYER = "same-player";

    /// Number of plies that identify the opening of games without other information on it. Shorter games
    /// repeat, or have unknown moves.
    private static final int BEGINNING = 8;

    private static final byte[] BOOK = "book".getBytes(StandardCharsets.US_ASCII);
    private static final long PRIME = 0x9E3779B97F4A7C15L;

    private static final Set<String> USED =
            Set.of("white", "black", "result", "fen", "setup", "event", "round", "start", "opening", "eco");

    private final List<PlayedResult> games = new ArrayList<>();
    private final Map<String, Long> skipped = new TreeMap<>();
    private final TagCondition where;
    private final List<String> clusters;
    private final Map<String, String> tags = new HashMap<>();
    private final Map<String, String> asked = new HashMap<>();
    private final Map<Long, String> known = new HashMap<>();
    private final Set<String> wanted;

    private GameResult tagged = GameResult.UNKNOWN;
    private GameResult token = GameResult.UNKNOWN;
    private boolean fromStart;
    private long moves;
    private int plies;
    private long beginning;
    private long book;

    /// @param where condition on games
    /// @param clusters tags that define clusters of games
    ResultCollector(TagCondition where, List<String> clusters) {
        this.where = where;
        this.clusters = clusters;
        wanted = new java.util.HashSet<>(clusters);
        where.addTags(wanted);
    }

    List<PlayedResult> games() {
        return games;
    }

    Map<String, Long> skipped() {
        return skipped;
    }

    @Override
    public void beginGame(long ordinal, long line) {
        tags.clear();
        asked.clear();
        tagged = GameResult.UNKNOWN;
        token = GameResult.UNKNOWN;
        moves = 0;
        plies = 0;
        beginning = 0;
        book = 0;
    }

    @Override
    public void tag(ByteSlice name, ByteSlice value) {
        String key = text(name);
        String lower = key.toLowerCase(Locale.ROOT);
        if (USED.contains(lower)) {
            tags.putIfAbsent(lower, text(value));
        }
        if (wanted.contains(key)) {
            asked.putIfAbsent(key, text(value));
        }
    }

    /// Names and openings occur again and again.
    private String text(ByteSlice slice) {
        long hash = slice.hash();
        String found = known.get(hash);
        if (found != null && slice.contentEquals(found)) {
            return found;
        }
        String text = slice.toString();
        known.put(hash, text);
        return text;
    }

    private String tag(String name) {
        return tags.getOrDefault(name, "").strip();
    }

    @Override
    public boolean endTags() {
        tagged = GameResult.of(tag("result")).orElse(GameResult.UNKNOWN);
        fromStart = tag("fen").isEmpty();
        return true;
    }

    @Override
    public boolean wantsComments() {
        return fromStart;
    }

    @Override
    public void moves(long[] written, int count) {
        for (int i = 0; i < count; i++) {
            move(SanCode.code(written[i]));
        }
    }

    @Override
    public void unreadable(ByteSlice word, long line) {
        move(word.hash());
    }

    private void move(long written) {
        moves = (moves ^ written) * PRIME;
        moves ^= moves >>> 32;
        if (++plies == BEGINNING) {
            beginning = moves;
        }
    }

    @Override
    public void comment(ByteSlice text) {
        if (isBook(text)) {
            book = moves;
        }
    }

    /// True for `book`, and for `+0.00/0 0s, book` as some runners have it.
    private static boolean isBook(ByteSlice text) {
        int from = text.length() - BOOK.length;
        if (from < 0 || from > 40) {
            return false;
        }
        for (int i = 0; i < BOOK.length; i++) {
            if ((text.at(from + i) | 0x20) != BOOK[i]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void result(GameResult result) {
        token = result;
    }

    @Override
    public void endGame() {
        if (!where.holds(asked)) {
            skip(SkipReason.NOT_WANTED);
        } else if (tagged != GameResult.UNKNOWN && token != GameResult.UNKNOWN && tagged != token) {
            skip(SkipReason.CONFLICTING_RESULT);
        } else if (tagged == GameResult.UNKNOWN && token == GameResult.UNKNOWN) {
            skip(NO_RESULT);
        } else if (isNameless(tag("white")) || isNameless(tag("black"))) {
            skip(NO_NAME);
        } else if (tag("white").equals(tag("black"))) {
            skip(SAME_PLAYER);
        } else {
            games.add(new PlayedResult(
                    tag("white"),
                    tag("black"),
                    tagged == GameResult.UNKNOWN ? token : tagged,
                    tag("fen"),
                    book,
                    fromStart ? beginning : 0,
                    plies < BEGINNING
                            ? 0
                            : Mixing.mix(moves ^ Fen.pieces(tag("fen")).hashCode()),
                    event(),
                    tag("opening").isEmpty() ? tag("eco") : tag("opening"),
                    cluster()));
        }
    }

    private static boolean isNameless(String name) {
        return name.isEmpty() || name.equals("?") || name.equals("-");
    }

    private String event() {
        String round = tag("start").isEmpty() ? tag("round") : "start " + tag("start");
        return isNameless(round) ? "" : tag("event") + "\n" + round;
    }

    private String cluster() {
        if (clusters.isEmpty() || clusters.stream().anyMatch(tag -> !asked.containsKey(tag))) {
            return "";
        }
        return String.join("\n", clusters.stream().map(asked::get).toList());
    }

    private void skip(String reason) {
        skipped.merge(reason, 1L, Long::sum);
    }
}
