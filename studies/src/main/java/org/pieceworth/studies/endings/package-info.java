/// Endings of few pieces, solved: the mating power of a piece with its king.
package org.pieceworth.studies.endings;
