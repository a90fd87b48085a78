package org.pieceworth.studies.fit.part;

/// The use of an answer, which determines the default content of parts.
///
/// @param page whether a page is written
/// @param picture the word of `--plot-what` for the picture; empty for none
/// @param published whether the settings are those of the article of 2015
/// @param rules whether text has Capablanca's rules
public record FitPurpose(boolean page, String picture, boolean published, boolean rules) {}
