package org.pieceworth.empirical.input;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import org.pieceworth.empirical.files.CountsFile;
import org.pieceworth.empirical.files.RowsFile;
import org.pieceworth.empirical.labelled.LabelForm;

/// Kinds of input file; [ObservationReader] chooses the reader by them.
enum FileKind {
    /// Games in PGN.
    GAMES,
    /// Rows of observations.
    MAT,
    /// Counts of observations.
    CSV,
    /// Observations, a line each.
    ROWS,
    /// Positions with the results of their games.
    POSITIONS,
    /// Observations in Parquet.
    PARQUET;

    private static final int PEEK = 4096;
    private static final Pattern ROW = Pattern.compile("\\s*(-?\\d{1,2}\\s+){5}[012]\\s*");

    /// Decides by the ending of the name (without `.gz`, `.bz2`, `.xz` or `.zst`), else by the first line that is
    /// neither blank nor a comment.
    static FileKind of(String name, BufferedInputStream in) throws IOException {
        String plainName = name.toLowerCase(Locale.ROOT).replaceFirst("\\.(gz|bz2|xz|zst)$", "");
        if (plainName.endsWith(".mat")) {
            return MAT;
        }
        if (plainName.endsWith(".epd")) {
            return POSITIONS;
        }
        in.mark(PEEK);
        String start = new String(in.readNBytes(PEEK), StandardCharsets.ISO_8859_1);
        in.reset();
        String line = start.lines().filter(LabelForm::isMeant).findFirst().orElse("");
        if (RowsFile.isHeader(line)) {
            return ROWS;
        }
        if (plainName.endsWith(".csv") || line.replace("\"", "").endsWith("," + CountsFile.OUTCOMES)) {
            return CSV;
        }
        if (line.startsWith("PAR1")) {
            return PARQUET;
        }
        if (LabelForm.beginsWithPosition(line)) {
            return POSITIONS;
        }
        return ROW.matcher(line).matches() ? MAT : GAMES;
    }
}
