package org.pieceworth.cli.reference;

import java.util.Optional;
import java.util.function.Supplier;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.studies.options.Options;
import org.pieceworth.text.InputException;
import picocli.CommandLine;

/// Prints a shell's script to complete the program's command lines.
public final class CompletionCommand implements Subcommand {

    private final Supplier<CommandLine> program;
    private final Names names;
    private Optional<String> shell = Optional.empty();

    /// @param program program with all of its commands
    public CompletionCommand(Supplier<CommandLine> program, Names names) {
        this.program = program;
        this.names = names;
    }

    @Override
    public void describe(Options usage) {
        usage.about("Print the completion script for bash, zsh or fish. It knows options, their values, and the names "
                + "of pieces, variants, models and terms.");
        usage.examples("""
                pieceworth completion bash \\
                           > ~/.local/share/bash-completion/completions/pieceworth
                pieceworth completion zsh > ~/.zsh/_pieceworth   # a folder of $fpath
                pieceworth completion fish > ~/.config/fish/completions/pieceworth.fish
                """);
        usage.operand("SHELL", "bash, zsh or fish", value -> shell = Optional.of(value));
    }

    @Override
    public Integer call() {
        String named = shell.orElseThrow(() -> refused("no shell"));
        Completion completion = new Completion(program.get(), names);
        String script = switch (named) {
            case "bash" -> BashCompletion.script(completion, Texts.resource("bash.txt"));
            case "zsh" -> ZshCompletion.script(completion, Texts.resource("zsh.txt"));
            case "fish" -> FishCompletion.script(completion, Texts.resource("fish.txt"));
            default -> throw refused("'" + named + "'");
        };
        System.out.print(script);
        return 0;
    }

    private static InputException refused(String found) {
        return new InputException("found " + found + ", expected bash, zsh or fish");
    }
}
