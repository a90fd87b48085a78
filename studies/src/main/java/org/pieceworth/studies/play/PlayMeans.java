package org.pieceworth.studies.play;

import org.pieceworth.lab.values.ValueSources;

/// The means of playing games. No result depends on them, unless moves are limited by time.
///
/// @param sources finds the values that users name
/// @param threads how many games are played at a time
/// @param listener hears how far it is
public record PlayMeans(ValueSources sources, int threads, PlayListener listener) {}
