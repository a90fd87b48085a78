package org.pieceworth.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/// The jars of the program, examined when a part of it cannot be loaded.
final class Installation {

    private Installation() {}

    /// Names the missing and damaged jars with the remedy, if there are any.
    static Optional<String> damage() {
        try {
            Path program = Path.of(Installation.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return Files.isRegularFile(program) ? damage(program) : Optional.empty();
        } catch (IOException | URISyntaxException _) {
            return Optional.empty();
        }
    }

    /// @param program the jar whose manifest names the others
    static Optional<String> damage(Path program) throws IOException {
        List<String> faults = new ArrayList<>();
        try (JarFile jar = new JarFile(program.toFile())) {
            String others = jar.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            for (String name : (program.getFileName() + " " + others).split(" ")) {
                Path part = program.resolveSibling(name);
                fault(part).ifPresent(fault -> faults.add(part + " " + fault));
            }
        }
        String remedy = Files.exists(program.resolveSibling("build-id"))
                ? "unpack it again, or install the package again"
                : "delete " + program.getParent() + " and run again, which builds it";
        return faults.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", faults) + "; " + remedy);
    }

    private static Optional<String> fault(Path jar) {
        if (!Files.exists(jar)) {
            return Optional.of("is missing");
        }
        if (!Files.isReadable(jar)) {
            return Optional.of("may not be read");
        }
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                try (InputStream bytes = zip.getInputStream(entry);
                        CheckedInputStream checked = new CheckedInputStream(bytes, new CRC32())) {
                    checked.transferTo(OutputStream.nullOutputStream());
                    if (checked.getChecksum().getValue() != entry.getCrc()) {
                        return Optional.of("is damaged");
                    }
                }
            }
            return Optional.empty();
        } catch (ZipException _) {
            return Optional.of("is damaged");
        } catch (IOException _) {
            // Too few files may be open.
            return Optional.empty();
        }
    }
}
