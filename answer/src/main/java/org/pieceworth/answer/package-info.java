/// Answers as data: sentences and tables of typed columns, and the printers of their forms. Knows no chess.
@NullMarked
package org.pieceworth.answer;

import org.jspecify.annotations.NullMarked;
