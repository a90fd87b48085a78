package org.pieceworth.cli.options;

import java.util.concurrent.Callable;
import org.pieceworth.studies.options.OptionGroup;

/// A command of the program: its options and operands, and the work, which gives the exit code.
public interface Subcommand extends OptionGroup, Callable<Integer> {}
