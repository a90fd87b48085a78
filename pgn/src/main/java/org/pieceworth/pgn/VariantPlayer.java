package org.pieceworth.pgn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.chess.ChessReplay;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.san.MoveReadings;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.Mixing;
import org.pieceworth.text.PlainName;

/// Plays a variant: each written move is looked for among the legal ones.
final class VariantPlayer implements MovePlayer, PlayedMoves {

    private static final int MAX_TAGS = 1000;
    private static final int MAX_TRIES = 64;

    private final VariantRules rules;
    private final UnknownTags unknown;
    private final VariantPosition start;

    /// Results by Variant tag: few tags differ, and a look-up takes milliseconds.
    private final Map<String, Boolean> accepted = new HashMap<>();

    private VariantPosition position;
    private long setUpHash;

    private int[] moves = new int[256];
    private int count;

    /// Number of moves already made on `position`; the others wait in `texts`.
    private int made;

    /// Number of captures, promotions and checks up to each ply; index 0 is the start.
    private int[] noisy = new int[257];

    private int noise = 1;
    private String refusal = SkipReason.ILLEGAL_MOVE;

    /// The moves as written.
    private final List<String> texts = new ArrayList<>();

    private final List<DoubtfulMove> doubts = new ArrayList<>();

    /// Number of attempts with other readings of this game; limited, since a game that no reading helps would take
    /// long.
    private int tries;

    private long doubtfulLine;

    VariantPlayer(VariantRules rules, UnknownTags unknown) {
        this.rules = rules;
        this.unknown = unknown;
        start = rules.start();
        position = start;
    }

    @Override
    public boolean accepts(String variantTag) {
        if (accepted.size() == MAX_TAGS) {
            accepted.clear();
        }
        return accepted.computeIfAbsent(variantTag, this::names);
    }

    private boolean names(String variantTag) {
        String name = rules.variant().name();
        String simple = PlainName.of(variantTag);
        return simple.isEmpty()
                || simple.equals("?")
                || simple.equals(PlainName.of(name))
                || Variants.ofTag(variantTag).equals(Optional.of(name))
                || unknown.accept(variantTag);
    }

    @Override
    public void start() {
        at(0);
        begin(start, 0);
    }

    @Override
    public void setUp(String fen) {
        VariantPosition from = rules.withPossibleRights(Fen.parse(fen, rules.fenRules()));
        begin(from, from.hash() ^ start.hash());
    }

    private void begin(VariantPosition from, long hash) {
        position = from;
        setUpHash = hash;
        count = 0;
        made = 0;
        noise = 1;
        texts.clear();
        doubts.clear();
        tries = 0;
    }

    /// Plays a written move; returns false if it was refused, see [#refusal()].
    boolean play(ByteSlice move, long line) {
        if (count == ChessReplay.MAX_PLIES) {
            refusal = SkipReason.TOO_LONG;
            return false;
        }
        texts.add(text(move));
        if (playOn(line) || playOtherwise(line)) {
            return true;
        }
        refusal = SkipReason.ILLEGAL_MOVE;
        return false;
    }

    /// Plays the texts not played yet, each as its most likely move.
    private boolean playOn(long line) {
        while (count < texts.size()) {
            MoveReadings readings = MoveReadings.of(at(count), texts.get(count));
            if (readings.likely().length == 0) {
                return false;
            }
            if (!readings.isSure()) {
                doubts.add(new DoubtfulMove(count, line, readings));
            }
            add(readings.likely()[0]);
        }
        return true;
    }

    /// Plays the texts with another reading of one of the doubtful moves, the last that helps.
    private boolean playOtherwise(long line) {
        for (int i = doubts.size() - 1; i >= 0 && tries < MAX_TRIES; i--) {
            DoubtfulMove doubt = doubts.get(i);
            while (doubt.hasMore() && tries < MAX_TRIES) {
                tries++;
                doubts.subList(i + 1, doubts.size()).clear();
                backTo(doubt.ply());
                add(doubt.next());
                if (playOn(line)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// True if every move has one reading, or if later moves leave only one. Otherwise see
    /// [#refusal()] and [#doubtfulLine()].
    boolean isSettled() {
        for (int i = doubts.size() - 1; i >= 0; i--) {
            DoubtfulMove doubt = doubts.get(i);
            while (doubt.isAmbiguous()) {
                if (tries++ >= MAX_TRIES || playsWith(doubt)) {
                    refusal = SkipReason.AMBIGUOUS_MOVE;
                    doubtfulLine = doubt.line();
                    return false;
                }
            }
        }
        return true;
    }

    /// Tries the other readings of a move; the chosen one stays in place.
    private boolean playsWith(DoubtfulMove doubt) {
        int[] before = Arrays.copyOf(moves, count);
        List<DoubtfulMove> doubtsBefore = List.copyOf(doubts);
        backTo(doubt.ply());
        add(doubt.next());
        boolean plays = playOn(doubt.line());
        backTo(doubt.ply());
        for (int ply = doubt.ply(); ply < before.length; ply++) {
            at(ply);
            add(before[ply]);
        }
        doubts.clear();
        doubts.addAll(doubtsBefore);
        return plays;
    }

    /// The line of a move that is still ambiguous at the end of the game.
    long doubtfulLine() {
        return doubtfulLine;
    }

    /// Takes back the moves from a ply on.
    private void backTo(int ply) {
        at(ply);
        count = ply;
        while (noise > 1 && noisy[noise - 1] > ply) {
            noise--;
        }
    }

    /// A drop may be written without the pawn's letter.
    private static String text(ByteSlice move) {
        String text = move.toString();
        return text.startsWith("@") ? "P" + text : text;
    }

    private void add(int move) {
        if (count == moves.length) {
            moves = Arrays.copyOf(moves, 2 * count);
            noisy = Arrays.copyOf(noisy, 2 * count + 1);
        }
        boolean takes = position.changesMaterial(move);
        position.make(move);
        moves[count++] = move;
        made = count;
        if (takes || position.inCheck()) {
            noisy[noise++] = count;
        }
    }

    @Override
    public String refusal() {
        return refusal;
    }

    @Override
    public long key() {
        long hash = setUpHash;
        for (int ply = 0; ply < count; ply++) {
            hash = Mixing.mix(hash + moves[ply]);
        }
        return hash;
    }

    @Override
    public PlayedMoves played() {
        return this;
    }

    @Override
    public int plies() {
        return count;
    }

    @Override
    public int move(int ply) {
        return moves[ply];
    }

    @Override
    public Side firstToMove() {
        boolean odd = (made & 1) == 1;
        return odd ? position.sideToMove().other() : position.sideToMove();
    }

    @Override
    public int disturbances() {
        return noise;
    }

    @Override
    public int disturbance(int index) {
        return index == 0 ? 0 : noisy[index];
    }

    @Override
    public Position at(int ply) {
        while (made > ply) {
            position.unmake();
            made--;
        }
        while (made < ply) {
            position.make(moves[made++]);
        }
        return position;
    }
}
