package org.pieceworth.terms;

import java.util.List;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;

/// `open-file:X`: pieces X on files without pawns, and those on files with none of their own but some of the
/// enemy's.
///
/// @param type the piece's type
record OpenFileTerm(int type, List<Feature> features) implements Term {

    static Term of(TermText text, PieceSet set) {
        char letter = text.letters(1, "open-file:R").charAt(0);
        int type = set.type(text, letter);
        if (type == set.pawn(text)) {
            throw text.error("found the pawn itself, expected another piece as in open-file:R");
        }
        String piece = set.name(type);
        return new OpenFileTerm(
                type,
                List.of(
                        Feature.of(text, text.whole(), piece + " on an open file")
                                .about(letter),
                        Feature.of(text, "half-" + text.whole(), piece + " on a half-open file")
                                .about(letter)));
    }

    @Override
    public List<String> subjects() {
        return List.of(
                "open-file:" + PieceLetter.text(features.getFirst().piece().orElseThrow()));
    }

    @Override
    public void trace(View view, Trace into, int first) {
        for (int i = 0; i < view.size(); i++) {
            int piece = view.piece(i);
            if (Position.type(piece) == type) {
                PawnFiles pawns = view.pawns(piece > 0 ? Side.WHITE : Side.BLACK);
                int file = view.file(view.square(i));
                if (pawns.own(file) == 0) {
                    into.add(pawns.enemy(file) == 0 ? first : first + 1, piece > 0 ? 1 : -1);
                }
            }
        }
    }
}
