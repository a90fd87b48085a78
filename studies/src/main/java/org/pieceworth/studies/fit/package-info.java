/// What pieces are worth by games: how a fit is asked for, its answer, and the answer as text, tables, JSON and files.
@NullMarked
package org.pieceworth.studies.fit;

import org.jspecify.annotations.NullMarked;
