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
        /// The text is available only by reading the file from the beginning.
        FROM_BEGINNING,
        /// Each frame of a file of parallel Zstandard is unpacked separately; offsets are those of frames in
        /// the file.
        FRAMES,
        /// It is a table with a game a row; the range is one of rows.
        ROWS
    }

    /// This range and those up to a later one.
    TextRange upTo(TextRange other) {
        return new TextRange(name, location, form, from, other.to, behind);
    }

    /// The next range of the same size.
    TextRange next() {
        return new TextRange(name, location, form, to, to + (to - from), from);
    }
}
