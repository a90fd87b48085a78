/// Endings of few pieces, solved: what a piece can do with its king.
package org.pieceworth.studies.endings;
