package org.pieceworth.studies.drawing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.position.Side;
import org.pieceworth.text.Markup;

/// A piece as an icon of 100 by 100, the same on all pages: its usual shape if it is well known, else a disc
/// with its own moves. The page's style defines the colours: `side-white` and `side-black` around the icon.
public final class PieceIcon {

    private static final String PLUS = "<path class=\"plus\" d=\"M80 8v24M68 20h24\"/>";
    private static final int SIZE = 100;

    private PieceIcon() {}

    /// The markup for a side that moves up, without words that a user has typed.
    public static String of(Movement movement, boolean royal) {
        List<KnownShape> shapes = KnownShape.of(movement, royal);
        return shapes.isEmpty() ? MoveGlyph.of(movement, royal) : KnownShape.drawn(shapes);
    }

    /// The markup of a piece of a game, in its side's colours: White moves up.
    static String of(GameKind kind, Side side) {
        String drawn = kind.movement().map(moves -> of(moves, kind.royal())).orElseGet(() -> lettered(kind.letter()));
        boolean white = side == Side.WHITE;
        return "<g class=\"" + (white ? "side-white" : "side-black is-down") + "\">" + drawn
                + (kind.letter().startsWith("+") ? PLUS : "") + "</g>";
    }

    /// The icon of a piece as a separate picture, in White's colour.
    public static String picture(GameKind kind) {
        return "<svg class=\"icon\" viewBox=\"0 0 " + SIZE + " " + SIZE + "\" aria-hidden=\"true\">"
                + of(kind, Side.WHITE) + "</svg>";
    }

    /// Pictures of a game's pieces by their symbols.
    public static Map<String, String> bySymbol(List<GameKind> kinds) {
        Map<String, String> pictures = new HashMap<>();
        kinds.forEach(kind -> pictures.put(kind.symbol(), picture(kind)));
        return pictures;
    }

    /// A disc with a letter, for a symbol that does not move by itself.
    private static String lettered(String letter) {
        return "<g class=\"glyph\"><circle class=\"face\" cx=\"50\" cy=\"50\" r=\"40\"/><text class=\"letter\" x=\"50\" y=\"51\""
                + " text-anchor=\"middle\" dominant-baseline=\"central\" font-size=\"" + (letter.length() > 1 ? 38 : 50)
                + "\">"
                + Markup.escaped(letter) + "</text></g>";
    }
}
