/// A fit in words: its answer, its games, its caveats, its lines for an engine.
package org.pieceworth.studies.fit.words;
