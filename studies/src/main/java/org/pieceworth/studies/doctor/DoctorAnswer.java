package org.pieceworth.studies.doctor;

import java.util.List;
import java.util.Locale;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Table;
import org.pieceworth.studies.doctor.DoctorAnswer.Finding.Status;
import org.pieceworth.text.Counted;

/// The findings, in the order useful for diagnosis.
public record DoctorAnswer(List<Finding> findings) {

    public DoctorAnswer {
        findings = List.copyOf(findings);
    }

    /// True if nothing failed.
    public boolean isWell() {
        return failures() == 0;
    }

    private long failures() {
        return findings.stream()
                .filter(finding -> finding.status() == Status.FAILED)
                .count();
    }

    public Document document() {
        Document document = new Document();
        document.line(
                isWell()
                        ? "Everything works here."
                        : Counted.of(failures(), "test") + " failed; the table has the remedies.");
        document.line("");
        document.table(Table.of(
                "findings",
                findings,
                Column.words("check", "check", Finding::check),
                Column.words(
                        "status", "status", finding -> finding.status().name().toLowerCase(Locale.ROOT)),
                Column.words("found", "found", Finding::found),
                Column.optional("seconds", Finding::seconds)));
        document.json().put("well", isWell());
        return document;
    }

    /// A fact or a test.
    ///
    /// @param check its name
    /// @param status status of the check
    /// @param found the fact, or the problem and its solution
    /// @param seconds duration of a test; not a number for a fact
    public record Finding(String check, Status status, String found, double seconds) {

        public enum Status {
            /// Information for a problem report, without a test.
            FACT,
            OK,
            FAILED
        }

        static Finding fact(String check, String found) {
            return new Finding(check, Status.FACT, found, Double.NaN);
        }

        static Finding failed(String check, String why) {
            return new Finding(check, Status.FAILED, why, Double.NaN);
        }
    }
}
