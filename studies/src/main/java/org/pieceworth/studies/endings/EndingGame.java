package org.pieceworth.studies.endings;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.pieceworth.lab.armies.PlainBoard.Size;
import org.pieceworth.lab.armies.VariantBuilder;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.rules.fairy.EndingSurvey;
import org.pieceworth.rules.fairy.EndingSurvey.Men;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.movement.ColourBinding;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.text.InputException;

/// The game of some endings: a variant, or chess on a board, with the pieces that it lacks.
///
/// @param name of the variant
/// @param rules of the game
/// @param endings to solve, in the order of the answer
/// @param usual whether a side wins by checkmate only
public record EndingGame(String name, VariantRules rules, List<Ending> endings, boolean usual) {

    private static final int LEAST = 4;
    private static final int MOST = 16;

    /// A piece of the game.
    public record Named(String typed, String name, char letter, Movement movement) {

        String symbol() {
            return PieceLetter.text(letter);
        }
    }

    /// The role of the second piece of an ending.
    public enum Role {
        NONE,
        TWIN,
        PARTNER,
        RIVAL
    }

    /// An ending of a piece.
    ///
    /// @param other the second piece; the piece itself without one
    public record Ending(Named piece, Role role, Named other, Men men, String text) {

        static Ending of(char king, Named piece, Role role, Named other) {
            List<Character> white = new ArrayList<>(List.of(king, piece.letter()));
            List<Character> black = new ArrayList<>(List.of(king));
            switch (role) {
                case NONE -> {}
                case TWIN, PARTNER -> white.add(other.letter());
                case RIVAL -> black.add(other.letter());
            }
            return new Ending(piece, role, other, new Men(white, black), text(white) + text(black));
        }

        private static String text(List<Character> letters) {
            return String.join("", letters.stream().map(PieceLetter::text).toList());
        }
    }

    /// @throws InputException when a piece, the board or the variant cannot be used
    static EndingGame of(EndingsRequest request) {
        VariantSource source = request.variant()
                .map(name -> new VariantSource(Variants.open(name).variant(), TextFile.ofVariant(name)))
                .orElseGet(() -> VariantSource.shipped("chess"));
        VariantBuilder builder = new VariantBuilder(source);
        request.board().ifPresent(board -> resize(builder, board));
        Set<Character> kings = source.variant().royals().kings();
        if (kings.size() != 1) {
            String why = source.variant()
                    .royals()
                    .extinction()
                    .map(_ -> "a side loses with its last piece of a type")
                    .orElse("a side does not have one king");
            throw InputException.about(
                    "variant",
                    "in " + source.variant().name() + " " + why + "; expected a variant where a king is checkmated");
        }
        char king = kings.iterator().next();
        List<Character> pieces = letters(builder, king, request.pieces());
        List<Character> with = letters(builder, king, request.with());
        List<Character> against = letters(builder, king, request.against());
        VariantRules rules = VariantRules.of(builder.forGivenStarts("endings").variant());
        List<Ending> endings = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            Named piece = named(rules, pieces.get(i), request.pieces().get(i));
            endings.add(Ending.of(king, piece, Role.NONE, piece));
            if (request.pair()) {
                endings.add(Ending.of(king, piece, Role.TWIN, piece));
            }
            for (int j = 0; j < with.size(); j++) {
                Named partner = named(rules, with.get(j), request.with().get(j));
                Role role = partner.letter() == piece.letter() ? Role.TWIN : Role.PARTNER;
                if (role == Role.PARTNER || !request.pair()) {
                    endings.add(Ending.of(king, piece, role, partner));
                }
            }
            for (int j = 0; j < against.size(); j++) {
                endings.add(Ending.of(
                        king,
                        piece,
                        Role.RIVAL,
                        named(rules, against.get(j), request.against().get(j))));
            }
        }
        Variant variant = source.variant();
        Variant chess = VariantSource.shipped("chess").variant();
        boolean usual = variant.end().equals(chess.end())
                && variant.royals().equals(chess.royals())
                && variant.captures().equals(chess.captures());
        return new EndingGame(variant.name(), rules, endings, usual);
    }

    private static List<Character> letters(VariantBuilder builder, char king, List<String> typed) {
        List<Character> letters = new ArrayList<>();
        for (String piece : typed) {
            char letter = builder.letter("piece '" + piece + "'", piece);
            if (letter == king) {
                throw new InputException("piece '" + piece
                        + "': is the king, which each side has; for a king that can be captured, write commoner");
            }
            letters.add(letter);
        }
        return letters;
    }

    private static Named named(VariantRules rules, char letter, String typed) {
        PieceType type = rules.variant().type(letter).orElseThrow();
        PieceCatalogue catalogue = PieceCatalogue.load();
        String name = type.name().startsWith("customPiece")
                ? typed.length() > 1 && catalogue.has(typed)
                        ? catalogue.find(typed).name()
                        : catalogue.nameOf(type.movement()).orElse("")
                : type.name();
        return new Named(typed, name, letter, type.movement());
    }

    private static void resize(VariantBuilder builder, String board) {
        Size size = Size.read(board)
                .filter(each ->
                        each.isWithin(LEAST, LEAST, MOST) && each.files() * each.ranks() <= EndingSurvey.MAX_SQUARES)
                .orElseThrow(() -> InputException.about(
                                "board",
                                "found '" + board + "', expected files by ranks from " + LEAST + "x" + LEAST + " to "
                                        + MOST + "x" + MOST + " and at most " + EndingSurvey.MAX_SQUARES
                                        + " squares, with :cylinder or :torus if edges are joined")
                        .with("board", "10x8"));
        int files = size.files();
        int ranks = size.ranks();
        String king = "/" + files / 2 + "K" + (files - files / 2 - 1);
        int above = ranks / 2;
        int below = ranks - above - 1;
        String fen = "k" + (files - 1) + ("/" + files).repeat(above - 1) + king + ("/" + files).repeat(below);
        size.applyTo(builder)
                .set("doubleStep", "false")
                .set("promotionRegionWhite", "*" + ranks)
                .set("promotionRegionBlack", "*1")
                .set("startFen", fen + " w - - 0 1");
    }

    String board() {
        return rules.variant().surface().shape();
    }

    /// True if a piece never leaves the colour of its square.
    boolean isBound(Named piece) {
        return ColourBinding.colourBound(piece.movement(), rules.variant().surface());
    }
}
