package org.pieceworth.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.files.ObservationColumns;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.rows.SourceFile;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;

/// Reads observations from Parquet written by [ParquetWriter], or with its columns; the rows of a game are
/// consecutive. A table with a column of moves is read as games. DuckDB is loaded only for such a file.
public final class ParquetFile {

    /// Columns that a message names.
    private static final int SHOWN = 8;

    private ParquetFile() {}

    /// Reads a file of any kind: Parquet here, all others by [ObservationReader]. Parquet cannot come through
    /// a pipe, since its directory is at its end. If the settings skip damaged files, a file is checked
    /// completely before reading, so that nothing of a damaged one counts.
    ///
    /// @throws InputException when it cannot be read
    public static void readAny(GameInput input, ObservationReader into) {
        Optional<String> damage = into.options().games().skipCorrupt() ? input.damage() : Optional.empty();
        if (damage.isPresent()) {
            into.leaveOut(input.name(), damage.get());
        } else if (ParquetHeader.isIn(input)) {
            read(input.name(), into);
        } else {
            into.read(input);
        }
    }

    /// Reads a file's games into the others.
    ///
    /// @throws InputException naming the missing columns, or the unreadable part
    public static void read(String name, ObservationReader into) {
        Path file = FileName.path(name);
        SourceFile source = source(name, file, into.wantsHashes());
        try (Database database = Database.open(into.options().threads());
                Statement statement = database.connection().createStatement()) {
            ParquetHeader columns = ParquetHeader.of(statement, file);
            List<String> types = columns.types();
            List<String> header = columns.names();
            Optional<GameColumns> table = GameColumns.find(header, types);
            if (table.isPresent()) {
                ParquetGames.read(database, source, file, table.get(), into);
                return;
            }
            if (none(header, "game") && none(header, "ply")) {
                GameColumns.withoutMoves(header, types).ifPresent(column -> {
                    throw new InputException(name + ": found the column " + column + ", expected moves as text"
                            + " (VARCHAR) or as a list of texts (VARCHAR[])");
                });
                throw new InputException(name + ": found the columns " + shown(header) + ", expected games (a column"
                        + " movetext or moves, and their tags as columns) or observations that count wrote");
            }
            ParquetNotes notes = ParquetNotes.of(statement, file);
            ParquetRows.checkColumns(name, header, types, notes);
            if (notes.isOlder()) {
                into.remark(name + ": was written by a version without checksums of column names and types, so"
                        + " that damage there would not be noticed; write it again from the games by `count`");
            }
            ParquetRows rows = new ParquetRows(name, file, columns(name, header, into), header, types);
            into.add(source, games -> {
                rows.read(statement, games);
                rows.check(notes);
            });
        } catch (SQLException e) {
            throw ParquetHeader.unreadable(name, e);
        }
    }

    private static boolean none(List<String> header, String column) {
        return header.stream().noneMatch(column::equalsIgnoreCase);
    }

    private static String shown(List<String> header) {
        return String.join(", ", header.subList(0, Math.min(SHOWN, header.size())))
                + (header.size() > SHOWN ? ", …" : "");
    }

    /// If a column is missing, the file's metadata may show why.
    private static ObservationColumns columns(String name, List<String> header, ObservationReader into) {
        try {
            return into.columns(name, header);
        } catch (InputException e) {
            boolean others = into.options().terms().features().stream()
                    .anyMatch(feature -> header.stream().noneMatch(feature.name()::equalsIgnoreCase));
            throw features(name)
                    .filter(_ -> others)
                    .map(features -> e.with("features", features + " to read it as it was written"))
                    .orElse(e);
        }
    }

    /// The features that the file was written with, as [org.pieceworth.terms.TermReader#parse] takes
    /// them; empty when it does not say.
    ///
    /// @throws InputException when it cannot be read
    public static Optional<String> features(String name) {
        String sql = "SELECT decode(value) FROM parquet_kv_metadata(" + Sql.path(FileName.path(name))
                + ") WHERE decode(key) = " + Sql.text(ParquetWriter.FEATURES_NOTE);
        try (Database database = Database.open(1);
                Statement statement = database.connection().createStatement();
                ResultSet note = statement.executeQuery(sql)) {
            return note.next() ? Optional.of(note.getString(1)) : Optional.empty();
        } catch (SQLException e) {
            throw ParquetHeader.unreadable(name, e);
        }
    }

    private static SourceFile source(String name, Path file, boolean hashed) {
        if (!hashed) {
            return new SourceFile(name, file.toFile().length(), "");
        }
        try (InputStream in = Files.newInputStream(file)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] buffer = new byte[1 << 16];
            long bytes = 0;
            for (int count = in.read(buffer); count > 0; count = in.read(buffer)) {
                digest.update(buffer, 0, count);
                bytes += count;
            }
            return new SourceFile(name, bytes, HexFormat.of().formatHex(digest.digest()));
        } catch (IOException e) {
            throw new InputException(name + ": cannot be read: " + e.getMessage());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
