/// Answers as data: sentences and tables of typed columns, and the printers of their forms. Knows no chess.
package org.pieceworth.answer;
