package org.pieceworth.lab.uci;

import java.util.List;

/// Engines for the tests of other packages.
public final class TestEngines {

    private TestEngines() {}

    /// The command that starts a fake engine in that mode.
    public static List<String> command(String mode) {
        return FakeEngine.command(mode);
    }
}
