package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Each file that an example reads is on its page, is written by another command there, or is named in the guide.
class DocFilesTest {

    private static final Pattern SECTION = Pattern.compile("## Files in the examples\n(.*?)(?=\n## )", Pattern.DOTALL);
    private static final Pattern CODE = Pattern.compile("`([\\w.-]+)`");

    @Test
    void filesOfExamplesAreNamed() throws IOException {
        Set<String> named = namedInTheGuide();
        List<String> unnamed = new ArrayList<>();
        for (DocPage page : DocPage.all()) {
            Set<String> known = new HashSet<>(named);
            known.addAll(page.files().keySet());
            page.examples().forEach(example -> known.addAll(DocFiles.writtenBy(example)));
            for (DocExample example : page.examples()) {
                DocFiles.readBy(example).stream()
                        .filter(file -> !known.contains(file))
                        .forEach(file -> unnamed.add(example.place() + ": " + file));
            }
        }
        assertThat(unnamed).isEmpty();
    }

    private static Set<String> namedInTheGuide() {
        return SECTION.matcher(DocPage.read(Path.of("../docs/guide.md")).prose())
                .results()
                .flatMap(section -> CODE.matcher(section.group(1)).results())
                .map((MatchResult code) -> code.group(1))
                .collect(Collectors.toSet());
    }
}
