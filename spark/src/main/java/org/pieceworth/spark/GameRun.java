package org.pieceworth.spark;

import java.io.Serializable;

/// Games that a task plays, by their numbers.
///
/// @param from the first
/// @param to the one after the last
record GameRun(long from, long to) implements Serializable {}
