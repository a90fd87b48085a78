/// The moves of a piece: diagrams, pictures and lists.
@NullMarked
package org.pieceworth.studies.moves;

import org.jspecify.annotations.NullMarked;
