/// Answers as data: sentences and tables of typed columns, and the printers of their forms. Independent of
/// chess.
package org.pieceworth.answer;
