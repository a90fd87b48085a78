package org.pieceworth.lab.experiment;

import java.nio.file.Path;

/// The part of a journal that was put aside: a damaged record, and all after it.
///
/// @param file where it is now
/// @param line of the journal that is damaged, from 1
/// @param games that are whole in it; the run plays them again
public record DamagedRecords(Path file, long line, long games) {}
