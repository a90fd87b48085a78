/// The general position: any pieces on any rectangle, compiled once from a readable variant into tables of
/// primitives. [org.pieceworth.rules.fairy.VariantPosition] is the door.
@NullMarked
package org.pieceworth.rules.fairy;

import org.jspecify.annotations.NullMarked;
