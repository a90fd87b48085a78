/// Pieces as users name them: by notation, by name, or all of a variant.
package org.pieceworth.studies.pieces;
