package org.pieceworth.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NativeLibraryTest {

    /// As Java says it of a library in a folder that is mounted noexec, at the first attempt and at later ones.
    @Test
    void theFolderAndTheRemedyAreNamed() {
        String file = System.getProperty("java.io.tmpdir") + "/lib.so";
        LinkageError first = new UnsatisfiedLinkError(
                file + ": " + file + ": failed to map segment from shared object\nno lib in java.library.path");
        LinkageError later = new NoClassDefFoundError("Could not initialize class X");
        later.initCause(new ExceptionInInitializerError(first));
        for (LinkageError failure : new LinkageError[] {first, later}) {
            assertThat(NativeLibrary.unloadable("Parquet", failure))
                    .hasMessage("the library for Parquet cannot be loaded from " + System.getProperty("java.io.tmpdir")
                            + ": failed to map segment from shared object; if that folder is mounted noexec, name"
                            + " another, for example JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=/var/tmp");
        }
    }
}
