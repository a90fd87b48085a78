/// The general position: any pieces on any rectangle, compiled once from a readable variant into tables of primitives.
/// Start at [org.pieceworth.rules.fairy.VariantPosition].
package org.pieceworth.rules.fairy;
