package org.pieceworth.pgn;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.san.MoveNotation;

/// Writes games as PGN (Edwards 1994, export format: lines of 80 columns at most), of any variant.
public final class PgnWriter {

    private static final int COLUMNS = 80;
    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}+");

    private final Appendable out;
    private final MoveNotation notation;

    /// A writer of standard algebraic notation.
    ///
    /// @param out receives the text, with `\n` as line end
    public PgnWriter(Appendable out) {
        this(out, MoveNotation.SAN);
    }

    /// A writer.
    ///
    /// @param out receives the text, with `\n` as line end
    public PgnWriter(Appendable out, MoveNotation notation) {
        this.out = out;
        this.notation = notation;
    }

    /// Writes a game without comments.
    public void write(Map<String, String> tags, Position start, List<Integer> moves, GameResult result) {
        write(tags, start, moves, result, _ -> "");
    }

    /// Writes a game, and a blank line after it.
    ///
    /// @param tags in their order; a `FEN` among them is that of `start`. Quotes and backslashes are escaped,
    /// control characters become spaces
    /// @param start the start position; restored after writing
    /// @param moves legal ones, see [org.pieceworth.rules.position.Move]
    /// @param comment the comment after so many moves, from 1; empty for none
    /// @throws UncheckedIOException when that fails
    public void write(
            Map<String, String> tags,
            Position start,
            List<Integer> moves,
            GameResult result,
            IntFunction<String> comment) {
        try {
            for (Map.Entry<String, String> tag : tags.entrySet()) {
                out.append('[').append(tag.getKey()).append(" \"");
                out.append(escaped(tag.getValue())).append("\"]\n");
            }
            out.append('\n');
            Lines lines = new Lines(out);
            moves(lines, start, moves, comment);
            lines.word(result.token());
            out.append("\n\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String escaped(String value) {
        String plain = CONTROL.matcher(value).replaceAll(" ");
        return plain.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    private void moves(Lines lines, Position position, List<Integer> moves, IntFunction<String> comment)
            throws IOException {
        int number = position.setup().fullmoveNumber();
        boolean numbered = false;
        for (int ply = 0; ply < moves.size(); ply++) {
            boolean white = position.sideToMove() == Side.WHITE;
            if (white || !numbered) {
                lines.word(number + (white ? "." : "..."));
            }
            lines.word(notation.write(position, moves.get(ply)));
            position.make(moves.get(ply));
            String said = comment.apply(ply + 1);
            comment(lines, said);
            numbered = said.isEmpty();
            number += white ? 0 : 1;
        }
        moves.forEach(_ -> position.unmake());
    }

    /// A comment cannot hold the brace that ends it.
    private static void comment(Lines lines, String said) throws IOException {
        if (!said.isEmpty()) {
            String plain = CONTROL.matcher(said).replaceAll(" ").replace('}', ')');
            for (String word : ("{" + plain + "}").split(" ")) {
                lines.word(word);
            }
        }
    }

    /// Breaks words into lines.
    private static final class Lines {

        private final Appendable out;
        private int column;

        Lines(Appendable out) {
            this.out = out;
        }

        void word(String word) throws IOException {
            boolean fits = column + 1 + word.length() <= COLUMNS;
            if (column > 0) {
                out.append(fits ? ' ' : '\n');
            }
            out.append(word);
            column = word.length() + (fits && column > 0 ? column + 1 : 0);
        }
    }
}
