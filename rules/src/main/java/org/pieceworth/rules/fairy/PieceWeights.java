package org.pieceworth.rules.fairy;

/// A number for each piece that a position sums up as moves are made, see [VariantPosition#weigh].
///
/// @param onBoard by side (White 0), type and square: `(side * types + type) * squares + square`
/// @param inHand by side and type: `side * types + type`
public record PieceWeights(long[] onBoard, long[] inHand) {}
