package org.pieceworth.spark;

import java.io.Serializable;

/// A range of a file's text that a task reads.
///
/// @param name the file's, for messages
/// @param location where it is
/// @param plain true if its bytes are its text; else the text comes out when it is read from the beginning
/// @param from offset of the first byte in the text
/// @param to offset after the last one; may be beyond the text
record TextRange(String name, String location, boolean plain, long from, long to) implements Serializable {

    /// This one and those up to another, which follows it.
    TextRange upTo(TextRange other) {
        return new TextRange(name, location, plain, from, other.to);
    }

    /// The next one, of as many bytes.
    TextRange next() {
        return new TextRange(name, location, plain, to, to + (to - from));
    }
}
