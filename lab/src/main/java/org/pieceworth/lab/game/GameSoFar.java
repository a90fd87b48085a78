package org.pieceworth.lab.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Uci;

/// A game while it is played.
public final class GameSoFar {

    private final Opening opening;
    private final VariantPosition position;
    private final List<Integer> moves = new ArrayList<>();
    private final List<String> written = new ArrayList<>();

    /// A game whose opening has been played.
    GameSoFar(Opening opening) {
        this.opening = opening;
        this.position = opening.position();
        moves.addAll(opening.moves());
    }

    public Opening opening() {
        return opening;
    }

    /// The position now, with its history. Callers that make moves take them back.
    public VariantPosition position() {
        return position;
    }

    /// All moves since the opening's start, including the opening.
    public List<Integer> moves() {
        return Collections.unmodifiableList(moves);
    }

    /// All moves in UCI notation.
    public List<String> uciMoves() {
        for (int ply = moves.size(); ply > written.size(); ply--) {
            position.unmake();
        }
        for (int ply = written.size(); ply < moves.size(); ply++) {
            written.add(Uci.write(position, moves.get(ply), opening.chess960()));
            position.make(moves.get(ply));
        }
        return Collections.unmodifiableList(written);
    }

    void make(int move) {
        position.make(move);
        moves.add(move);
    }
}
