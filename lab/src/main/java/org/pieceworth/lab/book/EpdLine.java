package org.pieceworth.lab.book;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A line of EPD or FEN, of any variant. Of the operations of EPD only the counters `hmvc` and `fmvn` are of use.
final class EpdLine {

    /// Fields before this one may be letters: placement, side to move, castling, en passant.
    private static final int FIRST_OPERATION = 4;

    private static final Pattern OPERATION = Pattern.compile("[A-Za-z][A-Za-z0-9_]*;?");
    private static final Pattern HALFMOVES = Pattern.compile("\\bhmvc\\s+(\\d{1,5})\\s*;");
    private static final Pattern FULLMOVES = Pattern.compile("\\bfmvn\\s+(\\d{1,5})\\s*;");

    private EpdLine() {}

    /// The FEN of a line.
    static String fen(String line) {
        String[] words = line.strip().split("\\s+");
        List<String> fields = new ArrayList<>();
        for (String word : words) {
            if (fields.size() >= FIRST_OPERATION && OPERATION.matcher(word).matches()) {
                break;
            }
            fields.add(word.endsWith(";") ? word.substring(0, word.length() - 1) : word);
        }
        if (fields.size() == FIRST_OPERATION) {
            fields.add(found(HALFMOVES, line, "0"));
            fields.add(found(FULLMOVES, line, "1"));
        }
        fields.removeIf(String::isEmpty);
        return String.join(" ", fields);
    }

    private static String found(Pattern operation, String line, String otherwise) {
        Matcher matcher = operation.matcher(line);
        return matcher.find() ? matcher.group(1) : otherwise;
    }
}
