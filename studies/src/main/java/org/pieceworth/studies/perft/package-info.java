/// Counts of positions that legal moves reach.
package org.pieceworth.studies.perft;
