package org.pieceworth.studies.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.studies.doctor.DoctorAnswer.Finding;
import org.pieceworth.studies.doctor.DoctorAnswer.Finding.Status;

class DoctorStudyTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    void aLibraryThatIsMissingIsAFinding() {
        Finding finding = DoctorStudy.tried("Parquet", () -> {
            throw new UnsatisfiedLinkError("libstdc++.so.6: no such file\nmore");
        });
        assertThat(finding.status()).isEqualTo(Status.FAILED);
        assertThat(finding.found()).isEqualTo("libstdc++.so.6: no such file");
        DoctorAnswer answer = new DoctorAnswer(List.of(Finding.fact("system", "x"), finding));
        assertThat(answer.isWell()).isFalse();
        assertThat(answer.document().json().get("well").asBoolean()).isFalse();
    }

    @Test
    void theArchiveAndEnginesAreFoundWhereTheEnvironmentSays() throws IOException {
        Path archive = Files.write(folder.resolve("others.aot"), new byte[3 << 20]);
        Path engine = Files.createFile(folder.resolve("gnuchess"));
        assertThat(engine.toFile().setExecutable(true)).isTrue();
        assertThat(found("PIECEWORTH_ARCHIVE", archive, "start-up archive")).isEqualTo(archive + ", 3 MiB");
        assertThat(found("PATH", folder, "engines")).contains(engine.toString());
        assertThat(found("PIECEWORTH_ARCHIVE", folder.resolve("none"), "start-up archive"))
                .contains("is not made");
    }

    private static String found(String variable, Path value, String check) {
        return new MachineFacts(Map.of(variable, value.toString()))
                .all().stream()
                        .filter(finding -> finding.check().equals(check))
                        .findFirst()
                        .orElseThrow()
                        .found();
    }
}
