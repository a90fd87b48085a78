package org.pieceworth.studies.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Page;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.studies.play.SelfplayGame;
import org.pieceworth.studies.value.PieceBoard;
import org.pieceworth.text.InputException;

/// A game with the requested piece in place of the knights of both sides, or the requested variant.
public final class PieceGame implements PieceBoard {

    private static final String REPLACED = "N";

    private final PlayableOption playable = new PlayableOption();

    public PieceGame() {}

    @Override
    public void describe(Options usage) {
        playable.describe(usage);
    }

    @Override
    public boolean isWanted() {
        return playable.isWanted();
    }

    @Override
    public void addTo(Document document, FormatOption format, RequestedPieces asked, Supplier<Document> whole) {
        playable.addTo(document, format, () -> page(asked, whole.get()), () -> rules(asked));
    }

    /// The page of a value: the value, and the pieces and values of the game.
    ///
    /// @param values the answer about the piece
    private static Page page(RequestedPieces asked, Document values) {
        SelfplayGame game = rules(asked).game();
        List<Block> said = List.copyOf(values.parts());
        return GamePage.of(
                VariantRules.of(game.variant()),
                game.ini(),
                asked.haveVariant()
                        ? List.of()
                        : List.of(new GamePage.Result("value", asked.typed().getFirst(), false, said)));
    }

    /// @throws InputException unless the request is one piece or one variant, on one board
    private static RequestedRules rules(RequestedPieces asked) {
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
        return rules(piece, asked.shapes().filter(shape -> !shape.equals("8x8")));
    }

    /// Chess with a piece in place of the knights.
    ///
    /// @param board another shape than 8x8
    public static RequestedRules rules(String piece, Optional<String> board) {
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
