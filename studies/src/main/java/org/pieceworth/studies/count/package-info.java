/// Observations of games, written to keep, merge and fit again.
package org.pieceworth.studies.count;
