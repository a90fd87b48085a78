/// Terms: the numbers that describe a position. [org.pieceworth.terms.TermSet] is read from text and traces
/// positions; [org.pieceworth.terms.FeatureTables] writes fitted weights as tables.
package org.pieceworth.terms;
