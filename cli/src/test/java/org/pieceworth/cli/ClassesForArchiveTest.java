package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A jar of old classes that needs those of another jar to be rewritten.
class ClassesForArchiveTest {

    private static final int JAVA_5 = 49;
    private static final ClassDesc LEFT = ClassDesc.of("toy.Left");
    private static final ClassDesc RIGHT = ClassDesc.of("toy.Right");
    private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000_000_000L);

    @TempDir
    Path target = Path.of("");

    private Path folder = Path.of("");

    /// Where the branches meet, what lies on the stack is either.
    @BeforeEach
    void jarOfAnOldClass() throws IOException {
        folder = Files.createDirectory(target.resolve("lib"));
        jar(
                "either.jar",
                "toy.Either",
                JAVA_5,
                type -> type.withMethodBody(
                        "make",
                        MethodTypeDesc.of(ConstantDescs.CD_Object, ConstantDescs.CD_boolean),
                        ClassFile.ACC_STATIC,
                        code -> code.iload(0)
                                .ifThenElse(
                                        left -> left.getstatic(LEFT, "one", LEFT),
                                        right -> right.getstatic(RIGHT, "one", RIGHT))
                                .pop()
                                .aconst_null()
                                .areturn()));
    }

    private void jar(String file, String name, int version, Consumer<ClassBuilder> content) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(folder.resolve(file)))) {
            zip.putNextEntry(new ZipEntry(name.replace('.', '/') + ".class"));
            zip.write(ClassFile.of().build(ClassDesc.of(name), type -> {
                type.withVersion(version, 0);
                content.accept(type);
            }));
            zip.closeEntry();
        }
    }

    private void rewrite() throws IOException {
        Files.setLastModifiedTime(folder, LONG_AGO);
        ClassesForArchive.main(new String[] {folder.toString()});
        assertThat(target).isDirectoryNotContaining(file -> file.toString().endsWith(".draft"));
        assertThat(folder).isDirectoryNotContaining(file -> file.toString().endsWith(".draft"));
    }

    private int version() throws IOException {
        try (ZipFile zip = new ZipFile(folder.resolve("either.jar").toFile());
                InputStream bytes = zip.getInputStream(zip.getEntry("toy/Either.class"))) {
            return bytes.readNBytes(8)[7];
        }
    }

    @Test
    void itIsRewrittenOnce() throws IOException {
        jar("sides.jar", "toy.Left", JAVA_5, type -> {});
        jar("other side.jar", "toy.Right", JAVA_5, type -> type.withSuperclass(LEFT));
        rewrite();
        assertThat(version()).isEqualTo(ClassFile.JAVA_8_VERSION);
        rewrite();
        assertThat(Files.getLastModifiedTime(folder)).isEqualTo(LONG_AGO);
    }

    /// An archive that was made before would seem older than the jars, and every run of another kind would make its own
    /// anew.
    @Test
    void whatCannotBeRewrittenTouchesNothing() throws IOException {
        rewrite();
        assertThat(version()).isEqualTo(JAVA_5);
        assertThat(Files.getLastModifiedTime(folder)).isEqualTo(LONG_AGO);
    }

    /// Archives of several kinds may be made at once; one file for the drafts of all left a damaged jar.
    @Test
    void severalMayRewriteAtOnce() throws Exception {
        jar("sides.jar", "toy.Left", JAVA_5, type -> {});
        jar("other side.jar", "toy.Right", JAVA_5, type -> type.withSuperclass(LEFT));
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<?>> runs = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                runs.add(threads.submit(() -> {
                    ClassesForArchive.main(new String[] {folder.toString()});
                    return 0;
                }));
            }
            for (Future<?> run : runs) {
                run.get();
            }
        }
        assertThat(version()).isEqualTo(ClassFile.JAVA_8_VERSION);
        assertThat(target).isDirectoryNotContaining(file -> file.toString().endsWith(".draft"));
    }
}
