package org.pieceworth.pgn;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.PlainName;
import org.pieceworth.rules.chess.ChessReplay;
import org.pieceworth.rules.chess.Mixing;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.san.SanResolver;
import org.pieceworth.rules.variant.Variants;

/// Plays a variant: each written move is looked for among the legal ones.
final class VariantPlayer implements MovePlayer, PlayedMoves {

    private static final int MOST_TAGS = 1000;

    private final VariantRules rules;
    private final VariantPosition start;

    /// Per tag met whether it names the variant: few differ, and looking them up takes milliseconds.
    private final Map<String, Boolean> accepted = new HashMap<>();

    private VariantPosition position;
    private long setUpHash;

    private int[] moves = new int[256];
    private int count;

    /// How many of the moves are made in `position`.
    private int made;

    /// Plies that took, promoted or gave check; at index 0 the start.
    private int[] noisy = new int[257];

    private int noise = 1;
    private String refusal = SkipReason.ILLEGAL_MOVE;

    VariantPlayer(VariantRules rules) {
        this.rules = rules;
        start = rules.start();
        position = start;
    }

    @Override
    public boolean accepts(String variantTag) {
        if (accepted.size() == MOST_TAGS) {
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
                || Variants.shipped().nameOf(variantTag).equals(Optional.of(name));
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
    }

    /// Plays a written move; false when it was refused, see [#refusal()].
    boolean play(ByteSlice move) {
        if (count == ChessReplay.MAX_PLIES) {
            refusal = SkipReason.TOO_LONG;
            return false;
        }
        return switch (SanResolver.resolve(at(count), text(move))) {
            case SanResolver.Resolution.Found(int found) -> {
                add(found);
                yield true;
            }
            case SanResolver.Resolution.Illegal() -> {
                refusal = SkipReason.ILLEGAL_MOVE;
                yield false;
            }
            case SanResolver.Resolution.Ambiguous _ -> {
                refusal = SkipReason.AMBIGUOUS_MOVE;
                yield false;
            }
        };
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
