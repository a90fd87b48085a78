package org.pieceworth.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.pgn.GameListener.ReplayedGame;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.text.Mixing;

/// A played game in the form needed to take observations. Standard chess is replayed on the board for files
/// of chess games, so that both sources give the same rows.
public final class GameMoves implements PlayedMoves {

    private final Position position;
    private final Side first;
    private final int[] moves;
    private final List<Integer> noisy = new ArrayList<>(List.of(0));
    private final long key;
    private int made;

    /// A game.
    public GameMoves(PlayedGame game) {
        VariantRules rules = game.opening().rules();
        VariantPosition general = rules.position(game.opening().startFen());
        List<Integer> all = game.allMoves();
        first = general.sideToMove();
        boolean chess = rules.isChess();
        position = chess ? chess(general) : rules.position(game.opening().startFen());
        moves = new int[all.size()];
        long hash = general.hash();
        for (int ply = 0; ply < moves.length; ply++) {
            int move = all.get(ply);
            moves[ply] = chess ? Uci.read(position, Uci.write(general, move, true)) : move;
            hash = Mixing.mix(hash + move);
            boolean takes = general.changesMaterial(move);
            general.make(move);
            position.make(moves[ply]);
            if (takes || general.inCheck()) {
                noisy.add(ply + 1);
            }
        }
        made = moves.length;
        key = hash;
    }

    private static Position chess(VariantPosition general) {
        return ChessPosition.of(Fen.parse(general.fen()));
    }

    /// Remarks on the game.
    ///
    /// @param number number of the game, from 0
    public ReplayedGame replayed(long number, PlayedGame game) {
        return new ReplayedGame(number + 1, number + 1, game.result(), moves.length, key);
    }

    @Override
    public int plies() {
        return moves.length;
    }

    @Override
    public int move(int ply) {
        return moves[ply];
    }

    @Override
    public Side firstToMove() {
        return first;
    }

    @Override
    public int disturbances() {
        return noisy.size();
    }

    @Override
    public int disturbance(int index) {
        return noisy.get(index);
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
