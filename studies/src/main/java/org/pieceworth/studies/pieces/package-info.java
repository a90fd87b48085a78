/// Pieces as users name them: by notation, by name, or all of a variant.
@NullMarked
package org.pieceworth.studies.pieces;

import org.jspecify.annotations.NullMarked;
