package org.pieceworth.pgn;

import java.nio.charset.StandardCharsets;
import org.pieceworth.pgn.packed.ArchiveText;
import org.pieceworth.text.InputException;

/// File types that users pass by mistake for games, recognised by their first bytes. Each is named, since read as text
/// it could only be reported as having no games.
enum ForeignFile {
    KIF("is a shogi record (KIF)", "\u00E6\u0089\u008B\u00E5\u0090\u0088\u00E5\u0089\u00B2", "", -1),
    KIF_IN_SHIFT_JIS("is a shogi record (KIF)", "\u008E\u00E8\u008D\u0087\u008A\u0084", "", -1),
    EMPTY_ZIP("is an empty zip archive", "PK\u0005\u0006", ""),
    SPLIT_ZIP("is a volume of a zip archive of several", "PK\u0007\b", ArchiveText.COMMAND),
    SEVEN_ZIP("is a 7z archive inside another or through a pipe", "7z\u00BC\u00AF'\u001C", ArchiveText.COMMAND),
    RAR("is a rar archive", "Rar!\u001A\u0007", "unrar p -inul FILE | pieceworth fit -"),
    LZ4("is compressed with lz4", "\u0004\"M\u0018", "lz4 -dc FILE | pieceworth fit -"),
    LZIP("is compressed with lzip", "LZIP", "lzip -dc FILE | pieceworth fit -"),
    COMPRESS("is compressed with compress", "\u001F\u009D", "uncompress -c FILE | pieceworth fit -"),
    LZMA("is compressed with lzma", "]\0\0\u0080\0", "xz --format=lzma -dc FILE | pieceworth fit -"),
    LHA("is an lha archive", "-lh", "", 2),
    CABINET("is a cab archive", "MSCF", ""),
    SQLITE("is an SQLite database", "SQLite format 3\0", ""),
    SCID("is the index of a Scid database, not its games", "Scid.si\0", ""),
    PROGRAM("is a program, perhaps an archive that unpacks itself", "MZ\u0090", ArchiveText.COMMAND),
    PROGRAM_OF_LINUX("is a program, perhaps an archive that unpacks itself", "\u007FELF", ArchiveText.COMMAND),
    PDF("is a PDF document", "%PDF-", ""),
    WEB_PAGE("is a web page", "<!DOCTYPE", ""),
    WEB_PAGE_WITHOUT_TYPE("is a web page", "<html", "");

    private static final String EXPECTED =
            "expected games as text (PGN), plain or in gzip, bzip2, xz, Zstandard, zip or tar, or a 7z file";

    /// First bytes needed.
    static final int HEAD = 512;

    /// A text has at most one control character, other than tabs and ends, in this many bytes.
    private static final int TEXT = 32;

    private final String what;
    /// A letter for each byte.
    private final String magic;
    private final String command;

    /// Place among the first bytes; below 0 for anywhere.
    private final int place;

    ForeignFile(String what, String magic, String command) {
        this(what, magic, command, 0);
    }

    ForeignFile(String what, String magic, String command, int place) {
        this.what = what;
        this.magic = magic;
        this.command = command;
        this.place = place;
    }

    /// Refuses a file that begins like one of them.
    ///
    /// @throws InputException naming the type and the remedy; the caller puts the file's name before it
    static void refuse(byte[] head) {
        String text = new String(head, StandardCharsets.ISO_8859_1);
        for (ForeignFile kind : values()) {
            if (kind.place < 0 ? text.contains(kind.magic) : text.startsWith(kind.magic, kind.place)) {
                throw new InputException(kind.sentence());
            }
        }
    }

    /// Refuses binary data, except Parquet, which has its own readers.
    ///
    /// @param head first bytes, neither compressed nor in another encoding than of single bytes or UTF-8
    /// @throws InputException naming the remedy; the caller puts the file's name before it
    static void refuseBinary(byte[] head) {
        String text = new String(head, StandardCharsets.ISO_8859_1);
        long controls = text.chars()
                .filter(c -> c < ' ' && "\t\n\r\f\u001A".indexOf(c) < 0)
                .count();
        if (controls * TEXT > head.length && !text.startsWith("PAR1")) {
            throw new InputException("has bytes that are no text, such as pictures, books of Polyglot and later volumes"
                    + " of archives have; " + EXPECTED + "; get or export them as PGN");
        }
    }

    private String sentence() {
        return what + "; " + EXPECTED + "; "
                + (command.isEmpty() ? "get or export them as PGN" : "unpack it first, such as by " + command);
    }
}
