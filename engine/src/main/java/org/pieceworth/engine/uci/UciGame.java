package org.pieceworth.engine.uci;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Uci;

/// The last position set up, with the moves that led to it. A new list of moves is played from the first
/// difference to the last list.
final class UciGame {

    private record Played(String text, int move) {}

    private final VariantRules rules;
    private final String fen;
    private final VariantPosition position;
    private final List<Played> played = new ArrayList<>();
    private String fault = "";

    /// @throws org.pieceworth.text.InputException when the position cannot be read or played
    UciGame(VariantRules rules, String fen) {
        this.rules = rules;
        this.fen = fen;
        this.position = rules.position(fen);
    }

    /// A game from the variant's first position.
    static UciGame start(VariantRules rules) {
        return new UciGame(rules, rules.variant().startFen());
    }

    VariantPosition position() {
        return position;
    }

    /// The game with these moves from this position; the same object when the position is the same.
    ///
    /// @throws org.pieceworth.text.InputException when the position is impossible; this game stays as it was
    UciGame with(String other, List<String> moves) {
        UciGame game = other.equals(fen) ? this : new UciGame(rules, other);
        game.follow(moves);
        return game;
    }

    /// A new position of this game, from its start.
    UciGame again() {
        return new UciGame(rules, fen)
                .with(fen, played.stream().map(Played::text).toList());
    }

    private void follow(List<String> moves) {
        back(common(moves));
        fault = "";
        for (int i = played.size(); i < moves.size() && fault.isEmpty(); i++) {
            play(moves.get(i));
        }
    }

    /// About the first move that was not legal, whose predecessors are played; empty without one.
    String fault() {
        return fault;
    }

    private int common(List<String> moves) {
        int kept = 0;
        while (kept < Math.min(moves.size(), played.size())
                && played.get(kept).text().equals(moves.get(kept))) {
            kept++;
        }
        return kept;
    }

    private void back(int kept) {
        while (played.size() > kept) {
            played.removeLast();
            position.unmake();
        }
    }

    private void play(String text) {
        int move = Uci.read(position, text);
        if (move == Move.NONE) {
            fault = "position: move " + (played.size() + 1) + " " + UciWords.shown(text) + " is not legal in "
                    + position.fen() + "; the moves before it are played";
            return;
        }
        position.make(move);
        played.add(new Played(text, move));
    }
}
