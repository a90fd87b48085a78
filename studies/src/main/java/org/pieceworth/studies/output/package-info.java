/// Files: read as text, checked before work begins, and written whole.
@NullMarked
package org.pieceworth.studies.output;

import org.jspecify.annotations.NullMarked;
