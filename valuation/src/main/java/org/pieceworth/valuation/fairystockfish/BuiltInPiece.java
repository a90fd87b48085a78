package org.pieceworth.valuation.fairystockfish;

import java.util.Optional;
import java.util.stream.Stream;

/// The constants of the engine's built-in pieces, in the order of its list (its `types.h` at commit c19b5f6).
public enum BuiltInPiece {
    /// fmWfceF and a double step.
    PAWN("pawn", 126, 208),
    /// N
    KNIGHT("knight", 781, 854),
    /// B
    BISHOP("bishop", 825, 915),
    /// R
    ROOK("rook", 1276, 1380),
    /// Q
    QUEEN("queen", 2538, 2682),
    /// F
    FERS("fers", 420, 450),
    /// A
    ALFIL("alfil", 350, 330),
    /// FA
    FERS_ALFIL("fersAlfil", 700, 650),
    /// FfW
    SILVER("silver", 660, 640),
    /// RNF
    AIWOK("aiwok", 2300, 2700),
    /// RF
    BERS("bers", 1800, 1900),
    /// BN
    ARCHBISHOP("archbishop", 2200, 2200),
    /// RN
    CHANCELLOR("chancellor", 2300, 2600),
    /// QN
    AMAZON("amazon", 2700, 2850),
    /// mNcB
    KNIBIS("knibis", 1100, 1200),
    /// mBcN
    BISKNI("biskni", 750, 700),
    /// mNcR
    KNIROO("kniroo", 1050, 1250),
    /// mRcN
    ROOKNI("rookni", 800, 950),
    /// fW
    SHOGI_PAWN("shogiPawn", 90, 100),
    /// fR
    LANCE("lance", 400, 240),
    /// fN
    SHOGI_KNIGHT("shogiKnight", 420, 290),
    /// WfF
    GOLD("gold", 720, 700),
    /// BW
    DRAGON_HORSE("dragonHorse", 1550, 1550),
    /// cW
    CLOBBER("clobber", 300, 300),
    /// fmWfF
    BREAKTHROUGH("breakthrough", 300, 300),
    /// Does not move.
    IMMOBILE("immobile", 50, 50),
    /// mRcpR
    CANNON("cannon", 800, 700),
    /// pR
    JANGGI_CANNON("janggiCannon", 800, 600),
    /// fsW
    SOLDIER("soldier", 200, 270),
    /// nN
    HORSE("horse", 520, 800),
    /// nA
    ELEPHANT("elephant", 300, 300),
    /// nZ
    JANGGI_ELEPHANT("janggiElephant", 340, 350),
    /// RcpRnN
    BANNER("banner", 3400, 3500),
    /// W
    WAZIR("wazir", 400, 350),
    /// K, not royal
    COMMONER("commoner", 700, 900),
    /// KN
    CENTAUR("centaur", 1800, 1900);

    private final String key;
    private final int middlegame;
    private final int endgame;

    BuiltInPiece(String key, int middlegame, int endgame) {
        this.key = key;
        this.middlegame = middlegame;
        this.endgame = endgame;
    }

    /// Its key in `variants.ini`.
    public String key() {
        return key;
    }

    /// Its constant, on the engine's scale.
    public int value(EnginePhase phase) {
        return phase == EnginePhase.MG ? middlegame : endgame;
    }

    /// The piece of that key; empty for custom pieces, the king, and pieces unknown to the engine.
    public static Optional<BuiltInPiece> of(String key) {
        return Stream.of(values()).filter(piece -> piece.key.equals(key)).findFirst();
    }
}
