package org.pieceworth.lab.uci;

/// Receives the lines between us and external engines, on the threads of their games.
public interface EngineTraffic {

    /// Receives nothing.
    EngineTraffic NONE = new EngineTraffic() {};

    /// False if lines need not be reported.
    default boolean wanted() {
        return false;
    }

    /// A line.
    ///
    /// @param engine its name and the identifier of its process
    /// @param sent true from us to it
    default void line(String engine, boolean sent, String line) {}

    /// An engine was started, or has ended.
    default void event(String engine, String what) {}
}
