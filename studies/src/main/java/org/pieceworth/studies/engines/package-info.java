/// Who takes part in matches, as people write it: in words, and in files of engines.
@NullMarked
package org.pieceworth.studies.engines;

import org.jspecify.annotations.NullMarked;
