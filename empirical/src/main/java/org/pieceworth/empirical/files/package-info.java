/// Observations as files: counts, matrices, rows, labelled positions.
package org.pieceworth.empirical.files;
