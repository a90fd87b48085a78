/// Values of pieces by games: the request for a fit, its answer, and the answer as text, tables, JSON and files.
@NullMarked
package org.pieceworth.studies.fit;

import org.jspecify.annotations.NullMarked;
