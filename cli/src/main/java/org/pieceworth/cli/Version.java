package org.pieceworth.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/// The version of this build.
final class Version implements IVersionProvider {

    static String number() {
        try (InputStream in = Objects.requireNonNull(Version.class.getResourceAsStream("version.properties"))) {
            Properties properties = new Properties();
            properties.load(in);
            return properties.getProperty("version", "unknown");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String[] getVersion() {
        return new String[] {"pieceworth " + number()};
    }
}
