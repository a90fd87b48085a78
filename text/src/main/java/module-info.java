import org.jspecify.annotations.NullMarked;

/// Words, numbers and names as people read them, and failures as facts. Needs only the JDK.
@NullMarked
module org.pieceworth.text {
    requires static org.jspecify;

    exports org.pieceworth.text;
}
