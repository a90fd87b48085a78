package org.pieceworth.rules.board;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.rules.InputException;

/// Reads the name of a board shape.
final class BoardText {

    private static final Pattern RECTANGLE = Pattern.compile("(\\d{1,3})x(\\d{1,3})");
    private static final Pattern LATER = Pattern.compile("(\\d+x\\d+:.*|hex:.*|tri:.*)");

    private BoardText() {}

    static Board parse(String text) {
        Matcher rectangle = RECTANGLE.matcher(text);
        if (rectangle.matches()) {
            int files = Integer.parseInt(rectangle.group(1));
            int ranks = Integer.parseInt(rectangle.group(2));
            if (files >= 1 && files <= RectangularBoard.MAX_SIDE && ranks >= 1 && ranks <= RectangularBoard.MAX_SIDE) {
                return new RectangularBoard(files, ranks);
            }
            throw new InputException("board '" + text + "': found " + files + " files and " + ranks
                    + " ranks, expected 1 to 16 of each");
        }
        if (LATER.matcher(text).matches()) {
            throw new InputException("board '" + text
                    + "': cylinders, hexagons and triangles are not yet served; give a rectangle such as 8x8");
        }
        throw new InputException("board '" + text + "': expected FILESxRANKS such as 8x8 or 10x8");
    }
}
