package org.pieceworth.cli;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A mistake on the command line is named in the usual words, with the name that was probably meant.
class UsageFaultTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            match a b --zzzz x          | unknown option --zzzz; see pieceworth match --help
            fit a.pgn --fetures x       | unknown option --fetures; did you mean --features? See pieceworth fit --help
            value N --bored=9x9         | unknown option --bored; did you mean --board?
            value N --NOTES             | unknown option --NOTES; did you mean --notes?
            value N --model x           | unknown option --model; did you mean --models or --model-option?
            measure N --no-systematic   | unknown option --no-systematic; did you mean --no-systematics?
            tune factors --bugdet 3     | unknown option --bugdet; did you mean --budget? See pieceworth tune factors --help
            --verison                   | unknown option --verison; did you mean --version?
            value N -x                  | unknown option -x; see
            vlaue N                     | unknown command 'vlaue'; did you mean value? See pieceworth --help
            fi                          | unknown command 'fi'; did you mean fit-armies or fit or find?
            quux                        | unknown command 'quux'; see pieceworth --help
            demo extra                  | unexpected argument 'extra'; see pieceworth demo --help
            perft --depth 1 extra       | unexpected argument 'extra'
            value --board               | option --board needs a value: SHAPE; see
            value --models              | option --models needs a value: NAME,…
            value --board --notes       | option --board needs a value, found --notes
            material --piece            | option --piece needs a value: LETTER=PIECE
            value N --board 8 --board 9 | --board: given twice, expected once
            value N --notes=5           | option --notes takes no value, found '5'
            perft                       | missing option --depth=N
            count a.pgn --format csv    | --format: does nothing without --output FILE
            fit                         | missing GAMES
            perft --depth x             | --depth: found 'x', expected a whole number
            value N --phase x           | --phase: found 'x', expected mg or eg
            fit a.pgn --threads 0       | --threads: found 0, expected 1 to 999999
            value N --model-option mobility.square=a1 | --model-option: found 'mobility.square=a1', expected one of mobility.at,
            value N --model-option mobility.at | --model-option: found 'mobility.at', expected mobility.at=SQUARE
            value N --model-option fairy-stockfish.phase=x | --model-option fairy-stockfish.phase: found 'x', expected mg or eg
            value N --model-option synergy.slack=x | --model-option synergy.slack: found 'x', expected a number
            value N --model-option mobility.at=a1 --at a2 | --model-option mobility.at: given twice
            material --piece A          | --piece: found 'A', expected LETTER=PIECE
            """)
    void mistakesAreNamed(String typed, String message) {
        CommandRun run = CommandRun.of(typed.split(" +"));
        Refusal.check(run.code(), run.out(), run.err(), message);
    }
}
