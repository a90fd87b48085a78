package org.pieceworth.studies.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Page;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.studies.game.GamePage;
import org.pieceworth.studies.game.RequestedRules;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.studies.play.SelfplayGame;
import org.pieceworth.text.InputException;

/// A game with the piece that was asked for: in place of the knights of both sides. Of a variant it is the variant.
final class PieceGame {

    private static final String REPLACED = "N";

    private PieceGame() {}

    /// The page of a value: the value, and the pieces and values of the game.
    ///
    /// @param values the answer about the piece
    static Page page(RequestedPieces asked, Document values) {
        SelfplayGame game = rules(asked).game();
        List<Block> said = List.copyOf(values.parts());
        return GamePage.of(
                VariantRules.of(game.variant()),
                game.ini(),
                asked.haveVariant()
                        ? List.of()
                        : List.of(new GamePage.Result("value", asked.typed().getFirst(), false, said)));
    }

    /// @throws InputException unless one piece or one variant is asked for, on one board
    static RequestedRules rules(RequestedPieces asked) {
        if (asked.typed().size() != 1 || asked.all()) {
            throw InputException.about(
                    "playable",
                    "found " + (asked.all() ? "all pieces" : asked.typed().size() + " pieces")
                            + "; expected one piece or variant");
        }
        String piece = asked.typed().getFirst();
        if (asked.haveVariant()) {
            return RequestedRules.of(piece);
        }
        if (!asked.dialect().equals("standard")) {
            throw InputException.about(
                    "playable", "found the dialect " + asked.dialect() + "; expected standard notation");
        }
        Optional<String> board = asked.shapes().filter(shape -> !shape.equals("8x8"));
        RequestedRules plain = new RequestedRules(
                "chess", board, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        List<String> army = new ArrayList<>();
        plain.game()
                .variant()
                .startPlacement()
                .firstRank(Side.WHITE)
                .chars()
                .forEach(letter -> army.add(String.valueOf((char) letter)));
        army.replaceAll(letter -> letter.equals(REPLACED) ? piece : letter);
        Optional<String> changed = Optional.of(String.join(",", army));
        return new RequestedRules("chess", board, changed, changed, Optional.empty(), Optional.empty());
    }
}
