package org.pieceworth.report.page;

/// Games that were not used, for one reason.
///
/// @param reason its name: `unknown-result`
/// @param meaning in words; may be empty
/// @param games how many
/// @param first where the first of them stands: `file.pgn, game 116, line 2640`
public record SkipLine(String reason, String meaning, long games, String first) {}
