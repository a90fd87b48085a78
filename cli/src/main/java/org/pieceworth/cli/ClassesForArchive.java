package org.pieceworth.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// Rewrites the classes of jars too old for the start-up archive, as if they had been compiled for Java 8.
/// The library that reads command lines is one: loading and verifying it took half of the start-up time.
final class ClassesForArchive {

    /// The oldest class files that an archive takes: Java 6.
    private static final int OLDEST = 50;

    private ClassesForArchive() {}

    /// Rewrites the jars of a folder that need it; a jar is replaced as a whole, and one that cannot be
    /// rewritten stays as it is. A folder without such jars is not touched, so that archives do not seem
    /// older than it. Jars that cannot be read are listed on standard output.
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]).toAbsolutePath();
        List<Path> jars = new ArrayList<>();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.jar")) {
            found.forEach(jars::add);
        }
        for (Path jar : jars) {
            if (isToBeRewritten(jar)) {
                try {
                    rewrite(jar, folder, jars);
                } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
                    System.err.println(jar + " stays as it is: " + e.getClass().getSimpleName());
                }
            }
        }
    }

    private static boolean isToBeRewritten(Path jar) {
        try {
            return isOld(jar);
        } catch (IOException | UncheckedIOException _) {
            System.out.println(jar);
            return false;
        }
    }

    private static boolean isOld(Path jar) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            return entries(zip).stream().anyMatch(entry -> isOld(entry, bytes(zip, entry)));
        }
    }

    private static boolean isOld(ZipEntry entry, byte[] bytes) {
        return entry.getName().endsWith(".class") && bytes.length > 7 && bytes[6] == 0 && bytes[7] < OLDEST;
    }

    private static List<? extends ZipEntry> entries(ZipFile zip) {
        return Collections.list(zip.entries());
    }

    private static byte[] bytes(ZipFile zip, ZipEntry entry) {
        try {
            return zip.getInputStream(entry).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void rewrite(Path jar, Path folder, List<Path> all) throws IOException {
        // In another folder than the jars, whose folder would look changed if the rewriting failed; a
        // separate file for each thread, since archives of several kinds may be made at once.
        Path draft = folder.resolveSibling(jar.getFileName() + "."
                + ProcessHandle.current().pid() + "-" + Thread.currentThread().threadId() + ".draft");
        try {
            rewrite(jar, all, draft);
            Files.move(draft, jar, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    /// Rewrites a jar. At merging branches the types of both are joined, which takes the classes above them,
    /// also those in other jars.
    private static void rewrite(Path jar, List<Path> all, Path draft) throws IOException {
        URL[] urls = new URL[all.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = all.get(i).toUri().toURL();
        }
        try (URLClassLoader loader = new URLClassLoader(urls, null);
                ZipFile from = new ZipFile(jar.toFile());
                ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(draft))) {
            ClassFile classes = ClassFile.of(
                    ClassFile.ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(loader)));
            for (ZipEntry entry : entries(from)) {
                byte[] bytes = bytes(from, entry);
                ZipEntry copy = new ZipEntry(entry.getName());
                copy.setTime(entry.getTime());
                to.putNextEntry(copy);
                to.write(isOld(entry, bytes) ? rewritten(classes, bytes) : bytes);
                to.closeEntry();
            }
        }
    }

    /// The class with newly generated code, including the maps that newer versions are verified by.
    private static byte[] rewritten(ClassFile classes, byte[] bytes) {
        ClassModel model = classes.parse(bytes);
        ClassTransform code = ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL);
        return classes.transformClass(model, code.andThen((builder, element) -> {
            if (element instanceof ClassFileVersion) {
                builder.withVersion(ClassFile.JAVA_8_VERSION, 0);
            } else {
                builder.with(element);
            }
        }));
    }
}
