import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// What a release does to the jars of libraries: names their licences, and leaves out code for other platforms. Run
/// from source by `tree.sh`; the bytes depend on the arguments alone.
final class BundledJars {

    private static final Pattern NOTICE = Pattern.compile("(META-INF/)?([A-Za-z-]*(LICEN[CS]E|NOTICE|COPYING)[^/]*)");
    private static final Pattern VERSION = Pattern.compile("-[0-9].*");

    private BundledJars() {}

    /// `notices LICENCES TREE` or `keep INSTANT JAR ALL WANTED`.
    public static void main(String[] args) throws IOException {
        switch (args[0]) {
            case "notices" -> notices(Path.of(args[1]), Path.of(args[2]));
            case "keep" -> keep(Instant.parse(args[1]), Path.of(args[2]), Pattern.compile(args[3]), Pattern.compile(args[4]));
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private record Licence(Pattern library, String expression, String text) {
        static Licence of(String line) {
            String[] cells = line.split("\t");
            return new Licence(Pattern.compile(cells[0].replace(".", "[.]").replace("*", ".*")), cells[1], cells[2]);
        }
    }

    /// Copies the notices that libraries bring along into the folder `legal`, each under the name of its library, and
    /// appends all libraries with their licences to the file NOTICE.
    private static void notices(Path list, Path tree) throws IOException {
        List<Licence> licences;
        try (Stream<String> lines = Files.lines(list)) {
            licences = lines.filter(line -> !line.startsWith("#")).map(Licence::of).toList();
        }
        var named = new TreeMap<String, Licence>();
        try (var jars = Files.newDirectoryStream(tree.resolve("app/lib"), "*.jar")) {
            for (Path jar : jars) {
                String name = jar.getFileName().toString().replaceFirst("\\.jar$", "");
                if (!name.startsWith("pieceworth-")) {
                    String library = VERSION.matcher(name).replaceFirst("");
                    copyNotices(jar, tree.resolve("legal").resolve(library));
                    Optional<Licence> licence = licences.stream()
                            .filter(each -> each.library().matcher(library).matches())
                            .findFirst();
                    named.put(name, licence.orElseThrow(() -> failure(
                            "found the library " + library + ", which " + list + " does not name: add a line with its licence")));
                }
            }
        }
        var text = new StringBuilder("library, licence, its text\n");
        named.forEach((name, licence) -> {
            if (!Files.isRegularFile(tree.resolve(licence.text()))) {
                throw failure("found no " + licence.text() + ", the text of the licence of " + name);
            }
            text.append(name).append(", ").append(licence.expression()).append(", ").append(licence.text()).append('\n');
        });
        Path notice = tree.resolve("NOTICE");
        Files.writeString(notice, Files.readString(notice) + text, StandardCharsets.UTF_8);
    }

    private static void copyNotices(Path jar, Path folder) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : zip.stream().toList()) {
                var notice = NOTICE.matcher(entry.getName());
                if (notice.matches()) {
                    Files.createDirectories(folder);
                    Files.write(folder.resolve(notice.group(2)), zip.getInputStream(entry).readAllBytes());
                }
            }
        }
    }

    /// Drops the entries that match `all` and not `wanted`.
    private static void keep(Instant instant, Path jar, Pattern all, Pattern wanted) throws IOException {
        LocalDateTime time = LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
        Path draft = jar.resolveSibling(jar.getFileName() + ".draft");
        boolean found = false;
        try (ZipFile from = new ZipFile(jar.toFile());
                OutputStream file = Files.newOutputStream(draft);
                ZipOutputStream to = new ZipOutputStream(file)) {
            for (ZipEntry entry : from.stream().toList()) {
                boolean isWanted = wanted.matcher(entry.getName()).find();
                found |= isWanted;
                if (isWanted || !all.matcher(entry.getName()).find()) {
                    ZipEntry copy = new ZipEntry(entry.getName());
                    copy.setTimeLocal(time);
                    to.putNextEntry(copy);
                    if (isWanted) {
                        to.write(stripped(from.getInputStream(entry).readAllBytes()));
                    } else {
                        from.getInputStream(entry).transferTo(to);
                    }
                    to.closeEntry();
                }
            }
        }
        if (!found) {
            throw failure("found nothing like " + wanted + " in " + jar + ", the code for this platform");
        }
        Files.move(draft, jar, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    }

    /// Native code without the names that only debuggers read, a tenth of its size, where there is `strip`. The bytes depend
    /// on its version, as those of the runtime depend on the JDK's.
    private static byte[] stripped(byte[] library) throws IOException {
        if (library.length == 0 || library[0] != 0x7f) {
            return library;
        }
        Path file = Files.createTempFile("pieceworth", ".so");
        try {
            Files.write(file, library);
            int code = new ProcessBuilder("strip", "--strip-unneeded", file.toString()).start().waitFor();
            return code == 0 ? Files.readAllBytes(file) : library;
        } catch (IOException _) {
            System.err.println("native code keeps its symbols: found no strip");
            return library;
        } catch (InterruptedException _) {
            throw failure("interrupted while strip ran");
        } finally {
            Files.delete(file);
        }
    }

    private static IllegalStateException failure(String message) {
        return new IllegalStateException(message);
    }
}
