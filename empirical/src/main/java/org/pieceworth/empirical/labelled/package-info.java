/// Positions labelled with results become rows.
package org.pieceworth.empirical.labelled;
