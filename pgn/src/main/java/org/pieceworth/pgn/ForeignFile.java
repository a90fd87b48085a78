package org.pieceworth.pgn;

import java.nio.charset.StandardCharsets;
import org.pieceworth.text.InputException;

/// File types that users pass by mistake for games, recognised by their first bytes. Each is named, since read as text
/// it could only be reported as having no games.
enum ForeignFile {
    EMPTY_ZIP("is an empty zip archive", "PK\u0005\u0006", ""),
    SPLIT_ZIP("is part of a zip archive", "PK\u0007\b", ""),
    SEVEN_ZIP(
            "is a 7z archive inside another or through a pipe",
            "7z\u00BC\u00AF'\u001C",
            "7z x -so FILE | pieceworth fit -"),
    RAR("is a rar archive", "Rar!\u001A\u0007", "unrar p -inul FILE | pieceworth fit -"),
    LZ4("is compressed with lz4", "\u0004\"M\u0018", "lz4 -dc FILE | pieceworth fit -"),
    LZIP("is compressed with lzip", "LZIP", "lzip -dc FILE | pieceworth fit -"),
    COMPRESS("is compressed with compress", "\u001F\u009D", "uncompress -c FILE | pieceworth fit -"),
    LZMA("is compressed with lzma", "]\0\0\u0080\0", "xz --format=lzma -dc FILE | pieceworth fit -"),
    LHA("is an lha archive", "-lh", "") {
        @Override
        int place() {
            return 2;
        }
    },
    CABINET("is a cab archive", "MSCF", ""),
    SQLITE("is an SQLite database", "SQLite format 3\0", ""),
    SCID("is the index of a Scid database, not its games", "Scid.si\0", ""),
    PDF("is a PDF document", "%PDF-", ""),
    WEB_PAGE("is a web page", "<!DOCTYPE", ""),
    WEB_PAGE_WITHOUT_TYPE("is a web page", "<html", "");

    /// First bytes needed.
    static final int HEAD = 512;

    private final String what;
    /// A letter for each byte.
    private final String magic;
    private final String command;

    ForeignFile(String what, String magic, String command) {
        this.what = what;
        this.magic = magic;
        this.command = command;
    }

    int place() {
        return 0;
    }

    /// Refuses a file that begins like one of them.
    ///
    /// @throws InputException naming the type and the remedy; the caller puts the file's name before it
    static void refuse(byte[] head) {
        for (ForeignFile kind : values()) {
            if (kind.begins(head)) {
                throw new InputException(kind.sentence());
            }
        }
    }

    private boolean begins(byte[] head) {
        return head.length >= place() + magic.length()
                && new String(head, place(), magic.length(), StandardCharsets.ISO_8859_1).equals(magic);
    }

    private String sentence() {
        return what
                + "; expected games as text (PGN), plain or in gzip, bzip2, xz, Zstandard, zip or tar, or a 7z file; "
                + (command.isEmpty() ? "get or export them as PGN" : "unpack it first, such as by " + command);
    }
}
