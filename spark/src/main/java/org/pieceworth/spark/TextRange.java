package org.pieceworth.spark;

import java.io.Serializable;

/// A range of a file's text that a task reads.
///
/// @param name the file's, for messages
/// @param location location of the file
/// @param form method of reading its text
/// @param from offset of the first byte in the text, or of the first row
/// @param to offset after the last one; may be beyond the text
/// @param behind for frames only: start of unpacking, so that the bytes before `from` are known
record TextRange(String name, String location, Form form, long from, long to, long behind) implements Serializable {

    TextRange(String name, String location, Form form, long from, long to) {
        this(name, location, form, from, to, from);
    }

    /// A method of reading the text of a file.
    enum Form {
        /// Its bytes are its text.
        PLAIN,
        /// It comes out when the file is read from the beginning.
        FROM_BEGINNING,
        /// It comes out of each frame of a file of parallel Zstandard; offsets are those of frames in the file.
        FRAMES,
        /// It is a table with a game a row; the range is one of rows.
        ROWS
    }

    /// This one and those up to another, which follows it.
    TextRange upTo(TextRange other) {
        return new TextRange(name, location, form, from, other.to, behind);
    }

    /// The next one, of as many bytes.
    TextRange next() {
        return new TextRange(name, location, form, to, to + (to - from), from);
    }
}
