/// Betza notation: text to syntax tree to movement.
///
/// Start at [org.pieceworth.rules.betza.Betza#parse] and [org.pieceworth.rules.betza.Betza#movement].
package org.pieceworth.rules.betza;
