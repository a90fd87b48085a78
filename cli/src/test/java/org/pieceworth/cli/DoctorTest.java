package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What is sent with the report of a fault.
class DoctorTest {

    @Test
    void everythingIsTriedAndNamed() {
        CommandRun run = CommandRun.of("doctor", "--format", "json");
        assertThat(run.code()).as(run.out()).isZero();
        assertThat(run.json().get("well").asBoolean()).isTrue();
        List<JsonNode> findings = run.json().get("findings").valueStream().toList();
        assertThat(findings)
                .extracting(finding -> finding.get("check").asString())
                .contains("program", "Java", "system", "memory", "start-up archive", "a fit", "Parquet", "a PNG");
        assertThat(findings)
                .filteredOn(finding -> finding.has("seconds"))
                .hasSize(6)
                .allSatisfy(
                        finding -> assertThat(finding.get("status").asString()).isEqualTo("ok"));
    }
}
