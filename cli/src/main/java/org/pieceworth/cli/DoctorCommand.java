package org.pieceworth.cli;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.doctor.DoctorAnswer;
import org.pieceworth.studies.doctor.DoctorStudy;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.Options;

/// Reports the facts for a problem report: versions, the machine, and tests of the parts of the program.
final class DoctorCommand implements Subcommand {

    private final FormatOption output = new FormatOption();

    DoctorCommand() {}

    @Override
    public void describe(Options usage) {
        usage.about("Test whether everything works here. Shows versions, the machine and its folders, in some "
                + "seconds. Send its table with every error report. The exit code is 1 if a test failed.");
        usage.examples("""
                pieceworth doctor
                pieceworth doctor --format json
                """);
        output.describe(usage);
    }

    @Override
    public Integer call() {
        DoctorAnswer answer = DoctorStudy.answer(System.getenv());
        Terminal.printer().print(answer.document(), output.format);
        return answer.isWell() ? 0 : Failures.FAILED;
    }
}
