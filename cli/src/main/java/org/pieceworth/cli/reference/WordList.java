package org.pieceworth.cli.reference;

/// A long list of words that completion offers at several places.
enum WordList {
    COMMANDS,
    PIECES,
    VARIANTS,
    MODELS,
    /// Models as `match` takes them, `self:MODEL`.
    PLAYERS,
    TERMS
}
