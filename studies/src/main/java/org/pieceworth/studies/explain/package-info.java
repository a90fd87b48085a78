/// The steps of a model to its value.
@NullMarked
package org.pieceworth.studies.explain;

import org.jspecify.annotations.NullMarked;
