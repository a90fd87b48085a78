package org.example.pieces;

import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;

/// Defines a piece, puts it into a game in the place of the knights, and plays one game.
public final class PlayOwnPiece {

    private static final String RULES =
            """
            [charging:chess]
            customPiece1 = c:fhNbFbsW
            startFen = rcbqkbcr/pppppppp/8/8/8/8/PPPPPPPP/RCBQKBCR w KQkq - 0 1
            promotionPieceTypes = cqrb
            """;

    private PlayOwnPiece() {}

    public static void main(String[] args) {
        var rules = VariantRules.of(
                Variants.parse("charging.ini", RULES).read("charging").variant());
        var settings = SelfPlaySettings.of(rules, 1).with(TimeControl.nodes(100));
        var game = new SelfPlay(settings).play(0);
        System.out.println(game.result() + " " + game.termination() + " after " + game.plies() + " plies");
    }
}
