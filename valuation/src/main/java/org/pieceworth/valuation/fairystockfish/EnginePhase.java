package org.pieceworth.valuation.fairystockfish;

/// The engine has two values of everything, and interpolates from the first to the second as pieces leave the
/// board.
public enum EnginePhase {
    /// The middlegame.
    MG(30, 55, 100, 85, 15, 30, 2538),
    /// The endgame.
    EG(40, 45, 80, 60, 15, 50, 2682);

    static final int CAPTURE_LEAP = 60;
    static final int CAPTURE_RIDE = 185;

    final int quietLeap;
    final int quietRide;
    final int captureHop;
    final int quietHop;
    final int straightCaptureRide;
    final int straightQuietRide;
    final int queen;

    EnginePhase(
            int quietLeap,
            int quietRide,
            int captureHop,
            int quietHop,
            int straightCaptureRide,
            int straightQuietRide,
            int queen) {
        this.quietLeap = quietLeap;
        this.quietRide = quietRide;
        this.captureHop = captureHop;
        this.quietHop = quietHop;
        this.straightCaptureRide = straightCaptureRide;
        this.straightQuietRide = straightQuietRide;
        this.queen = queen;
    }

    /// `mg` or `eg`.
    public String letters() {
        return this == MG ? "mg" : "eg";
    }
}
