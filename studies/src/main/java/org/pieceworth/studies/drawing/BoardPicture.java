package org.pieceworth.studies.drawing;

import java.util.List;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.text.Markup;

/// A position as a picture: the board with its pieces, White below.
public final class BoardPicture {

    private static final int SIDE = 100;
    private static final int MARGIN = 40;

    private final VariantPosition position;
    private final RectangularBoard board;
    private final List<GameKind> kinds;
    private final StringBuilder out = new StringBuilder();

    private BoardPicture(VariantPosition position, List<GameKind> kinds) {
        this.position = position;
        this.board = position.board();
        this.kinds = kinds;
    }

    /// The SVG.
    ///
    /// @param kinds kinds of piece in the position's game
    /// @param title title for readers who cannot see it
    public static String of(VariantPosition position, List<GameKind> kinds, String title) {
        return new BoardPicture(position, kinds).draw(title);
    }

    private String draw(String title) {
        out.append("<svg class=\"board\" role=\"img\" viewBox=\"0 0 ")
                .append(MARGIN + SIDE * board.files())
                .append(' ')
                .append(SIDE * board.ranks() + MARGIN)
                .append("\"><title>")
                .append(Markup.escaped(title))
                .append("</title>");
        for (int square = 0; square < board.squares(); square++) {
            square(square);
        }
        for (int file = 0; file < board.files(); file++) {
            word(MARGIN + SIDE * file + SIDE / 2, SIDE * board.ranks() + MARGIN / 2, String.valueOf((char)
                    ('a' + file)));
        }
        for (int rank = 0; rank < board.ranks(); rank++) {
            word(MARGIN / 2, SIDE * (board.ranks() - 1 - rank) + SIDE / 2, Integer.toString(rank + 1));
        }
        return out.append("</svg>").toString();
    }

    private void square(int square) {
        int x = MARGIN + SIDE * board.file(square);
        int y = SIDE * (board.ranks() - 1 - board.rank(square));
        boolean wall = position.setup().extras().walls().contains(square);
        String style = wall ? "wall" : board.shade(square) == 0 ? "dark" : "light";
        out.append("<rect class=\"")
                .append(style)
                .append("\" x=\"")
                .append(x)
                .append("\" y=\"")
                .append(y);
        out.append("\" width=\"")
                .append(SIDE)
                .append("\" height=\"")
                .append(SIDE)
                .append("\"/>");
        int piece = position.pieceAt(square);
        if (piece != 0) {
            out.append("<g transform=\"translate(")
                    .append(x)
                    .append(' ')
                    .append(y)
                    .append(")\">");
            out.append(PieceIcon.of(kinds.get(Position.type(piece)), piece > 0 ? Side.WHITE : Side.BLACK));
            out.append("</g>");
        }
    }

    private void word(int x, int y, String text) {
        out.append("<text class=\"coordinate\" x=\"")
                .append(x)
                .append("\" y=\"")
                .append(y);
        out.append("\" text-anchor=\"middle\" dominant-baseline=\"central\" font-size=\"26\">")
                .append(text)
                .append("</text>");
    }
}
