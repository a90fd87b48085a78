/// Games become rows.
package org.pieceworth.empirical.reading;
