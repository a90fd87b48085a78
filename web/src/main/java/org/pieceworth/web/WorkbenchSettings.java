package org.pieceworth.web;

import java.util.Optional;

/// The settings of a workbench.
///
/// @param port port of the server; 0 takes a free one
/// @param data the folder of jobs and uploads; empty for the usual place of a program's data
/// @param mostBytes size limit of an uploaded file of games
/// @param withToken true if requests must show a token, so that other users of the machine cannot ask
public record WorkbenchSettings(int port, Optional<String> data, long mostBytes, boolean withToken) {

    /// The usual port.
    public static final int PORT = 8017;

    /// Two gigabytes of games, compressed or not.
    public static final long MOST_BYTES = 2_000_000_000;
}
