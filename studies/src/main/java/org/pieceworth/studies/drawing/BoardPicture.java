package org.pieceworth.studies.drawing;

import java.util.List;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.text.Markup;

/// A position as a picture: the board with its pieces, White below.
public final class BoardPicture {

    private static final int SIDE = 100;
    private static final int MARGIN = 40;
    private static final List<String> SHADES = List.of("dark", "light", "middle");

    private final VariantPosition position;
    private final SquareBoard board;
    private final CellPlaces places;
    private final List<GameKind> kinds;

    /// The corners of hexagons are further from their middles than the edges.
    private final int beyond;

    private final StringBuilder out = new StringBuilder();

    private BoardPicture(VariantPosition position, List<GameKind> kinds) {
        this.position = position;
        this.board = position.variant().surface();
        this.places = new CellPlaces(board);
        this.kinds = kinds;
        beyond = places.isHexagonal() ? (int) Math.ceil(SIDE / Math.sqrt(3) - SIDE / 2.0) : 0;
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
                .append(MARGIN + Math.round(SIDE * (places.width() + 1)) + beyond)
                .append(' ')
                .append(Math.round(SIDE * (places.height() + 1)) + MARGIN + 2L * beyond)
                .append("\"><title>")
                .append(Markup.escaped(title))
                .append("</title>");
        places.cells().forEach(this::square);
        for (int file = 0; file < board.files(); file++) {
            int lowest = places.lowest(file);
            word(x(lowest) + SIDE / 2, y(lowest) + SIDE + MARGIN / 2, places.label(file));
        }
        for (int rank = 0; !places.isHexagon() && rank < board.ranks(); rank++) {
            int first = board.square(0, rank);
            word(x(first) - MARGIN / 2, y(first) + SIDE / 2, board.rankName(rank));
        }
        return out.append("</svg>").toString();
    }

    private int x(int square) {
        return MARGIN + (int) Math.round(SIDE * places.x(square));
    }

    private int y(int square) {
        return beyond + (int) Math.round(SIDE * places.y(square));
    }

    private void square(int square) {
        int x = x(square);
        int y = y(square);
        boolean wall = position.setup().extras().walls().contains(square);
        String style = wall ? "wall" : SHADES.get(board.shade(square));
        if (beyond > 0) {
            out.append("<polygon class=\"").append(style).append("\" points=\"");
            for (int coordinate : places.corners(x + SIDE / 2, y + SIDE / 2, SIDE)) {
                out.append(coordinate).append(' ');
            }
            out.append("\"/>");
        } else {
            out.append("<rect class=\"" + style + "\" x=\"" + x + "\" y=\"" + y + "\" width=\"" + SIDE + "\" height=\""
                    + SIDE + "\"/>");
        }
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
