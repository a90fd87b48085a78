package org.pieceworth.pgn;

import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.chess.ChessReplay;
import org.pieceworth.rules.chess.ChessSan;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.san.SanCode;

/// Plays chess at reading speed.
final class ChessPlayer implements MovePlayer {

    private final ChessPosition start = ChessPosition.initial();
    private final ChessPosition setUp = start.copy();
    private final ChessReplay replay;
    private final UnknownTags unknown;
    private long setUpHash;
    private String refusal = SkipReason.ILLEGAL_MOVE;

    ChessPlayer(boolean strict, UnknownTags unknown) {
        this.unknown = unknown;
        replay = new ChessReplay(strict);
    }

    @Override
    public boolean accepts(String variantTag) {
        return UnknownTags.isChess(variantTag) || unknown.accept(variantTag);
    }

    @Override
    public void start() {
        setUpHash = 0;
        replay.start();
    }

    @Override
    public void setUp(String fen) {
        setUp.set(ChessPosition.withPossibleRights(Fen.parse(fen)));
        setUpHash = setUp.hash() ^ start.hash();
        replay.start(setUp);
    }

    /// Plays packed moves.
    ///
    /// @param written moves packed by [SanCode#onLine], from index 0
    /// @return how many were played; fewer than `moves` when the next was refused, see [#refusal()]
    int play(long[] written, int moves) {
        int played = replay.play(written, moves);
        if (played < moves) {
            refusal = reasonOf(SanCode.code(written[played]), replay.refusal());
        }
        return played;
    }

    private static String reasonOf(int sanCode, int refusal) {
        if (SanCode.kind(sanCode) == SanCode.NULL_MOVE) {
            return SkipReason.NULL_MOVE;
        }
        return switch (refusal) {
            case ChessReplay.TOO_LONG -> SkipReason.TOO_LONG;
            case ChessSan.AMBIGUOUS -> SkipReason.AMBIGUOUS_MOVE;
            default -> isEnglish(sanCode) ? SkipReason.ILLEGAL_MOVE : PgnFault.FOREIGN_LETTERS.reason();
        };
    }

    private static boolean isEnglish(int sanCode) {
        return SanCode.letter(sanCode) == 0 || "KQRBNP".indexOf('@' + SanCode.letter(sanCode)) >= 0;
    }

    @Override
    public String refusal() {
        return refusal;
    }

    @Override
    public long key() {
        return replay.hash(setUpHash);
    }

    @Override
    public PlayedMoves played() {
        return replay;
    }
}
