package org.pieceworth.cli;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is typed amiss gets one line and exit code 2.
class MistakesIT {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            vlaue N                        | did you mean value?
            var                            | did you mean variants?
            m                              | did you mean material or moves or match?
            pieces --formt json            | did you mean --format
            value capablnca                | nearest name is 'capablanca', a variant
            moves                          | expected a name (archbishop), Betza notation (BN)
            value archbishup               | nearest name is 'archbishop'
            value N-B                      | character 2
            value N --board 17x8           | expected 1 to 16
            value N --models nothing       | model 'nothing' is not known
            value N --unit florin          | expected PIECE=NUMBER
            value N --threads 0            | --threads: found 0, expected 1 to 999999
            moves N --at z9                | expected a1 to h8
            fit nothing.pgn                | no such file
            fit src/main                   | is a folder without games
            fit x.pgn --features materiel  | nearest
            fit x.pgn --features material,material | twice
            fit x.pgn --where WhiteElo     | expected one of =
            fit x.pgn --by elo:x           | expected a width
            fit x.pgn --by 1x              | expected player
            fit x.pgn --alias nobody       | no such file
            fit x.pgn --quiet-plies -1     | --quiet-plies: found -1, expected 0 to 1000
            fit x.pgn --bootstrap 1        | expected 0, or 2 to
            fit x.pgn --bootstrap few      | --bootstrap: found 'few', expected a whole number
            fit x.pgn --draws maybe        | --draws: found 'maybe', expected ordered, half or drop
            fit x.pgn --smooth much        | expected auto
            fit x.pgn --influence -1       | expected 0 to
            fit x.pgn --target score --draws ordered | expected half
            fit x.pgn --plot x.gif         | ends with .svg or .png
            fit x.pgn --tables x.txt       | ends with .c
            fit x.pgn --report no/x.html   | no such folder
            perft --depth 99               | expected 0 to 30
            demo --seconds 0               | expected 1 to 86400
            selfplay --games 0             | expected 1 to
            selfplay --nodes 0             | expected 1 to
            selfplay --nodes 5 --depth 2   | expected at most one of them
            selfplay --adjudicate maybe    | expected off, or some of win=SCORE:MOVES
            selfplay --variant nix         | no variant is named 'nix'
            selfplay --white RNBQ          | found 4 pieces, expected 8
            selfplay --white RNBQQBNR      | found 0 royal pieces, expected 1
            selfplay -o no/such/x.pgn      | no such folder
            selfplay -o games.xls          | expected a name that ends in .pgn
            perft --depth 2 --fen x        | expected at least placement
            perft --depth 2 --variant nix  | no variant is named 'nix'
            count nothing.pgn -o x         | no such file
            value R --density 2            | expected a number from 0.01 to 1
            value R --board hex:0          | expected 1 to 8
            moves R --board tri:6          | give a rectangle
            explain R N                    | expected one at a time
            explain R --model universal --at e4 | only mobility does
            explain K --captured black:B   | (--model universal)
            synergy nothing.csv            | no such file
            synergy --slack 0              | above 0
            synergy --slack 0.2,x          | found 'x', expected percentages
            synergy --solver de --value R  | (--solver exact, --objective max)
            synergy --solver de --slack 1  | (--solver exact, --objective max)
            synergy --objective chi2       | needs a standard error for each target
            synergy --tables --value R     | takes no targets
            synergy --hold-out triples --value R | would do nothing
            lexicon --slack 1,2            | expected one
            lexicon --slack 1 --parameters published | (--parameters fitted)
            value R --slack 1 --parameters published | (--parameters fitted)
            lexicon --headings             | see `pieceworth synergy`
            compare --plot x.png           | ends in .svg
            compare --sets nobody          | no list has a name like that;
            material --captured white      | expected for example white:B
            material --captured white:X    | is not in this game
            material --promoted white:P    | expected for example black:P=Q
            material --corrections 2,1,1   | expected three numbers from 0 to 1
            material --opening 8/8         | the opening has no piece K
            measure K                     | piece 'K': is royal
            measure Xyz                   | Xyz
            measure FfW --board 3x3       | --board: found '3x3', expected files by ranks
            measure FfW --nodes 0         | --nodes: found 0
            measure FfW --anchor rook     | --anchor: found 'rook', expected basket, knight or pawn
            measure FfW --copies 7        | --copies: found 7.0, expected 0.1 to 5.5
            measure FfW --design both     | --design: found 'both', expected armies or copies
            measure FfW --design copies --copies 1.5 | --copies: found 1.5, expected a whole number
            measure FfW --design copies --copies 9   | --copies: found 9, expected 7 at most
            measure FfW --pool heavy      | --pool: found 'heavy', expected one of own, strong, light
            measure FfW --pool own --among N | --pool: found together with --among; expected at most one of them
            measure FfW --time soon       | --time: found 'soon'
            measure FfW FfW               | is given twice
            """)
    void badInputGetsOneLineAndExitTwo(String arguments, String part) {
        CommandRun run = CommandRun.of(arguments.split(" +"));
        Refusal.check(run.code(), run.out(), run.err(), part);
    }
}
