package org.pieceworth.rules.fairy.compile;

/// The pieces that the rules against chasing distinguish.
public enum XiangqiPiece {
    ROOK("rook"),
    CANNON("cannon"),
    HORSE("horse"),
    ELEPHANT("elephant"),
    ADVISOR("fers"),
    SOLDIER("soldier"),
    KING("king");

    final String type;

    XiangqiPiece(String type) {
        this.type = type;
    }
}
