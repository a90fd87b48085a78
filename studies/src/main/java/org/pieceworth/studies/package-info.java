/// The parts that all studies share.
@NullMarked
package org.pieceworth.studies;

import org.jspecify.annotations.NullMarked;
