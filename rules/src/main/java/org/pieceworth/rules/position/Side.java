package org.pieceworth.rules.position;

/// White or Black.
public enum Side {
    /// Moves first.
    WHITE,
    /// Moves second.
    BLACK;

    /// The other side.
    public Side other() {
        return switch (this) {
            case WHITE -> BLACK;
            case BLACK -> WHITE;
        };
    }
}
