package org.pieceworth.report.page;

import java.util.Optional;

/// A piece's value in one group of games.
///
/// @param key the piece's letter
/// @param alone from the group's games alone; empty where they do not tell
/// @param pooled with strength borrowed from the other groups; empty where that was not asked for
public record GroupValue(String key, Optional<Measured> alone, Optional<Measured> pooled) {}
