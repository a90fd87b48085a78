/// Variants with other pieces and the starts of their games: two given armies, armies at random, given positions. Start
/// at [org.pieceworth.lab.armies.VariantBuilder] and [org.pieceworth.lab.armies.GameOpenings].
package org.pieceworth.lab.armies;
