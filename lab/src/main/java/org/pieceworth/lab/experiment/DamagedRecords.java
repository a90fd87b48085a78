package org.pieceworth.lab.experiment;

import java.nio.file.Path;

/// The moved-aside part of a journal: a damaged record, and all after it.
///
/// @param file its new file
/// @param line line of the first damaged record of the journal, from 1
/// @param games number of whole games in it; the run plays them again
public record DamagedRecords(Path file, long line, long games) {}
