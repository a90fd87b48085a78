/// Values of pieces from results of armies.
package org.pieceworth.studies.armies;
