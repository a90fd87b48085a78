/// Which variants are there, and is a file of variants right?
@NullMarked
package org.pieceworth.studies.variants;

import org.jspecify.annotations.NullMarked;
