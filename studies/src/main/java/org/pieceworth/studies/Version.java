package org.pieceworth.studies;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/// The version of this build.
public final class Version {

    private Version() {}

    /// The last line of pages.
    public static String footer() {
        return "Made by Pieceworth " + number() + ".";
    }

    public static String number() {
        try (InputStream in = Objects.requireNonNull(Version.class.getResourceAsStream("version.properties"))) {
            Properties properties = new Properties();
            properties.load(in);
            return properties.getProperty("version", "unknown");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
