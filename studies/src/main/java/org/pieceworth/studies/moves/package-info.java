/// How does a piece move? Diagrams, pictures and lists.
@NullMarked
package org.pieceworth.studies.moves;

import org.jspecify.annotations.NullMarked;
