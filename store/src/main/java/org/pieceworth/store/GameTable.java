package org.pieceworth.store;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Objects;
import java.util.function.LongConsumer;
import org.pieceworth.text.InputException;

/// The rows of a table of games as PGN, a game after another. No more than a few rows are in memory.
final class GameTable extends InputStream {

    private final ResultSet rows;
    private final String name;
    private final LongConsumer progress;
    private byte[] bytes = new byte[0];
    private int position;
    private long row;

    /// @param rows the text of each game
    /// @param name the file's name, for messages
    /// @param progress hears of the number of rows that were read
    GameTable(ResultSet rows, String name, LongConsumer progress) {
        this.rows = rows;
        this.name = name;
        this.progress = progress;
    }

    private boolean more() {
        try {
            while (position == bytes.length) {
                if (!rows.next()) {
                    return false;
                }
                row++;
                String text = rows.getString(1);
                int odd = text == null ? -1 : text.indexOf(GameColumns.NO_RESULT);
                if (odd >= 0) {
                    throw new InputException(name + ", row " + row + ": found the "
                            + text.substring(odd + 1, text.indexOf('"', odd))
                            + ", expected White's score, 1, 0.5 or 0; or write 1-0, 1/2-1/2 and 0-1");
                }
                bytes = text == null ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
                position = 0;
                progress.accept(row);
            }
            return true;
        } catch (SQLException e) {
            throw new InputException(name + ": is not a complete Parquet file: the data are damaged after row " + row
                    + " (" + Sql.reason(e) + "); get it again");
        }
    }

    @Override
    public int read() {
        return more() ? bytes[position++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] buffer, int at, int length) {
        Objects.checkFromIndexSize(at, length, buffer.length);
        if (length == 0) {
            return 0;
        }
        if (!more()) {
            return -1;
        }
        int count = Math.min(length, bytes.length - position);
        System.arraycopy(bytes, position, buffer, at, count);
        position += count;
        return count;
    }
}
