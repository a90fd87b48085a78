package org.pieceworth.report.html;

/// Something worth saying, under its name.
///
/// @param name what it is: `games`
/// @param text what is said: `2,976`
record Fact(String name, String text) {}
