package org.pieceworth.lab.book;

import org.pieceworth.rules.fairy.VariantRules;

/// The start of a game as [org.pieceworth.lab.game.Opening] has it.
final class StartFen {

    private StartFen() {}

    /// The variant's own start as the variant's own text, so that engines get `startpos`.
    static String of(VariantRules rules, String fen) {
        String start = rules.variant().startFen();
        return fen.equals(start) || fen.equals(rules.start().fen()) ? start : fen;
    }
}
