package org.pieceworth.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/// The folder in which the commands of a page are run: its files, those of the project, and games that are kept
/// elsewhere.
final class DocFolder {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    /// Where games of the examples are that do not come with Pieceworth.
    private static final Path DATA = Path.of(System.getProperty("docs.data", "../../shared/data"));

    private final Path folder;

    private DocFolder(Path folder) {
        this.folder = folder;
    }

    static DocFolder of(DocPage page, Path folder) throws IOException {
        for (Map.Entry<String, String> file : page.files().entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
        return new DocFolder(folder);
    }

    /// A file that is neither here nor kept elsewhere.
    Optional<String> lacked(List<String> read) {
        return read.stream().filter(file -> where(file).isEmpty()).findFirst();
    }

    private Optional<Path> where(String file) {
        return Optional.of(folder.resolve(file)).filter(Files::exists).or(() -> kept(file));
    }

    private static Optional<Path> kept(String file) {
        return Stream.of("games", "epd")
                .map(each -> DATA.resolve(each).resolve(file))
                .filter(Files::isRegularFile)
                .map(path -> path.toAbsolutePath().normalize())
                .findFirst();
    }

    /// Runs a command within this process. Its files are named by their paths, which the output does not show.
    List<String> run(DocExample example) {
        Map<String, String> paths = paths(example);
        CommandRun run = within(example, paths);
        String printed = run.out() + run.err();
        for (Map.Entry<String, String> path : paths.entrySet()) {
            printed = printed.replace(path.getValue(), path.getKey());
        }
        return lines(printed.replace(ROOT + "/", ""));
    }

    /// The answer of a command that prints JSON.
    JsonNode json(DocExample example) {
        return within(example, paths(example)).json();
    }

    private Map<String, String> paths(DocExample example) {
        Map<String, String> paths = new LinkedHashMap<>();
        for (String file : example.files()) {
            paths.put(file, where(file).orElse(folder.resolve(file)).toString());
        }
        return paths;
    }

    private static CommandRun within(DocExample example, Map<String, String> paths) {
        return CommandRun.of(
                example.words().stream().map(word -> localised(word, paths)).toArray(String[]::new));
    }

    private static String localised(String word, Map<String, String> paths) {
        String local = word;
        for (Map.Entry<String, String> path : paths.entrySet()) {
            local = local.replaceAll(
                    "(?<![\\w/.-])" + Pattern.quote(path.getKey()), Matcher.quoteReplacement(path.getValue()));
        }
        int slash = local.indexOf('/');
        return slash > 0 && Files.exists(ROOT.resolve(local.substring(0, slash)))
                ? ROOT.resolve(local).toString()
                : local;
    }

    /// Runs a command as a user does.
    List<String> launch(DocExample example) throws IOException, InterruptedException {
        Map<String, Path> links = new LinkedHashMap<>();
        try (Stream<Path> modules = Files.list(ROOT)) {
            modules.filter(Files::isDirectory)
                    .forEach(module -> links.put(module.getFileName().toString(), module));
        }
        example.files().forEach(file -> kept(file).ifPresent(path -> links.put(file, path)));
        for (Map.Entry<String, Path> link : links.entrySet()) {
            Files.createSymbolicLink(folder.resolve(link.getKey()), link.getValue());
        }
        List<String> command =
                new ArrayList<>(List.of(ROOT.resolve("pieceworth").toString()));
        command.addAll(example.words());
        Path err = Files.createTempFile(folder, "", ".err");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(err.toFile())
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        for (String link : links.keySet()) {
            Files.delete(folder.resolve(link));
        }
        return lines(out + Files.readString(err));
    }

    private static List<String> lines(String printed) {
        List<String> lines =
                new ArrayList<>(printed.lines().map(String::stripTrailing).toList());
        while (!lines.isEmpty() && lines.getLast().isEmpty()) {
            lines.removeLast();
        }
        return lines;
    }
}
