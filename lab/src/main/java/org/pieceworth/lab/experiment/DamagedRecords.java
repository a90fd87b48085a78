package org.pieceworth.lab.experiment;

import java.nio.file.Path;

/// What was put aside of a journal: a record that is damaged, and all after it.
///
/// @param file where it is now
/// @param line of the journal that is damaged, from 1
/// @param games that are whole in it; the run plays them again
public record DamagedRecords(Path file, long line, long games) {}
