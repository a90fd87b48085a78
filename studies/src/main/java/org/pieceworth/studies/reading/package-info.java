/// Files of games as a request: which of them, and what in them counts.
@NullMarked
package org.pieceworth.studies.reading;

import org.jspecify.annotations.NullMarked;
