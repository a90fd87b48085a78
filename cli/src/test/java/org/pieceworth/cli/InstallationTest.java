package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is missing or damaged is named, and what to do.
class InstallationTest {

    @TempDir
    Path folder = Path.of("");

    private Path program = Path.of("");
    private Path part = Path.of("");

    @BeforeEach
    void layDown() throws IOException {
        program = folder.resolve("pieceworth.jar");
        part = Files.createDirectory(folder.resolve("lib")).resolve("part.jar");
        write(program, "lib/part.jar lib/other.jar");
        write(part, "");
        write(folder.resolve("lib/other.jar"), "");
    }

    private static void write(Path file, String others) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, others);
        byte[] bytes = new byte[9000];
        new Random(1).nextBytes(bytes);
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out, manifest)) {
            jar.putNextEntry(new ZipEntry("bytes"));
            jar.write(bytes);
        }
    }

    @Test
    void nothingIsSaidOfWholeJars() throws IOException {
        assertThat(Installation.damage(program)).isEmpty();
        assertThat(Installation.damage()).isEmpty();
    }

    @Test
    void eachMissingOrDamagedJarIsNamed() throws IOException {
        byte[] whole = Files.readAllBytes(part);
        byte[] changed = whole.clone();
        changed[5000] = (byte) ~changed[5000];
        String remedy = "; delete " + folder + " and run again, which builds it";
        for (byte[] damaged : new byte[][] {Arrays.copyOf(whole, whole.length / 2), {}, changed}) {
            Files.write(part, damaged);
            assertThat(Installation.damage(program)).hasValue(part + " is damaged" + remedy);
        }
        Files.delete(folder.resolve("lib/other.jar"));
        assertThat(Installation.damage(program))
                .hasValue(part + " is damaged, " + folder.resolve("lib/other.jar") + " is missing" + remedy);
    }

    @Test
    void aReleaseIsUnpackedAgain() throws IOException {
        Files.createFile(folder.resolve("build-id"));
        Files.delete(part);
        assertThat(Installation.damage(program))
                .hasValue(part + " is missing; unpack it again, or install the package again");
    }
}
